/** Before anything is drawn: the reader's look and language. It runs in the head, and holds up nothing else. */
const root = document.documentElement;
const keptWord = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // a browser that keeps nothing
  }
};
root.classList.add('script');
const look = keptWord('railyard-docs-look');
if (look === 'dark' || look === 'light') root.dataset['look'] = look;
root.dataset['language'] = keptWord('railyard-docs-language') ?? 'curl';
