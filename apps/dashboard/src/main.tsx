import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { newQueryClient } from './api/queries.ts';
import { App } from './shell/app.tsx';
import { keepFocus } from './shell/focus.ts';
import { listenToKeys } from './shell/keys.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('BUG: the page has no root');
listenToKeys();
keepFocus();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={newQueryClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
