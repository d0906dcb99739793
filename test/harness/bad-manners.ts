import type { Socket } from 'node:net';

export const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n';

/** What a target may do after it has read the request, and what must come of it. */
export const BAD_MANNERS: Readonly<
  Record<string, Readonly<{ talk: (socket: Socket) => void; fault: string }>>
> = {
  'closes without an answer': { talk: (socket) => socket.end(), fault: 'reset' },
  'resets without an answer': { talk: (socket) => socket.destroy(), fault: 'reset' },
  'resets in the middle of the body': {
    talk: (socket) => socket.write(`${HEAD}Content-Length: 100\r\n\r\nhalf`, () => socket.destroy()),
    fault: 'reset',
  },
  'closes before the announced length': {
    talk: (socket) => socket.end(`${HEAD}Content-Length: 100\r\n\r\nhalf`),
    fault: 'reset',
  },
  'breaks off a chunked body': {
    talk: (socket) => socket.end(`${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nhel`),
    fault: 'reset',
  },
  'lies about a chunk': {
    talk: (socket) => socket.end(`${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n`),
    fault: 'malformed',
  },
  'announces 10 GB': {
    talk: (socket) => socket.write(`${HEAD}Content-Length: 10000000000\r\n\r\nx`),
    fault: 'too_large',
  },
  'never answers': { talk: () => undefined, fault: 'timeout' },
  'sends one byte now and then': { talk: (socket) => drip(socket), fault: 'timeout' },
  'never ends': { talk: (socket) => flood(socket), fault: 'too_large' },
  'sends 100 headers of 8 kB': {
    talk: (socket) =>
      socket.write(
        `${HEAD}${Array.from({ length: 100 }, (_, index) => `X-${index}: ${'a'.repeat(8192)}\r\n`).join('')}\r\n`,
      ),
    fault: 'too_large',
  },
  'sends 1000 small headers': {
    talk: (socket) =>
      socket.write(
        `${HEAD}${Array.from({ length: 1000 }, (_, index) => `X-${index}: a\r\n`).join('')}Content-Length: 0\r\n\r\n`,
      ),
    fault: 'too_large',
  },
  'storms with 1xx': {
    talk: (socket) => socket.write('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(1000)),
    fault: 'malformed',
  },
  'speaks HTTP/0.9': { talk: (socket) => socket.end('hello\r\n'), fault: 'malformed' },
  'answers with the status 600': {
    talk: (socket) => socket.end('HTTP/1.1 600 Odd\r\nContent-Length: 0\r\n\r\n'),
    fault: 'malformed',
  },
  'answers with the status 999': {
    talk: (socket) => socket.end('HTTP/1.1 999 Denied\r\nContent-Length: 0\r\n\r\n'),
    fault: 'malformed',
  },
  'speaks SSH': { talk: (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'), fault: 'malformed' },
  'sends both lengths': {
    talk: (socket) =>
      socket.end(`${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`),
    fault: 'reset',
  },
  'sends two different lengths': {
    talk: (socket) => socket.end(`${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`),
    fault: 'reset',
  },
  'sends a signed length': {
    talk: (socket) => socket.end(`${HEAD}Content-Length: +5\r\n\r\nhello`),
    fault: 'malformed',
  },
};

function drip(socket: Socket): void {
  socket.write(`${HEAD}Content-Length: 1000\r\n\r\n`);
  const timer = setInterval(() => socket.write('x'), 30);
  socket.on('close', () => clearInterval(timer));
}

function flood(socket: Socket): void {
  socket.write(`${HEAD}\r\n`);
  const more = (): void => {
    while (socket.writable && socket.write('x'.repeat(65_536)));
  };
  socket.on('drain', more);
  more();
}
