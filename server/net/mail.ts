import { Readable } from 'node:stream';

/** A message to one address. Nothing of it becomes a header but what is named here, each encoded by the library. */
export type Mail = Readonly<{
  /** The same for each try, so that a receiver may know one that comes again: `receipt.0192…@shop.example`. */
  messageId: string;
  from: Readonly<{ name: string; address: string }>;
  replyTo: string | null;
  to: string;
  subject: string;
  date: Date;
  language: string;
  text: string;
  html: string;
}>;

/** The operator's mail server. */
export type MailServer = Readonly<{
  host: string;
  port: number;
  /** TLS from the first byte. Else STARTTLS. */
  isSecure: boolean;
  /** Nothing is said before TLS stands; false only for a server on this machine. */
  mustEncrypt: boolean;
  login: Readonly<{ username: string; password: string }> | null;
  /** PEM of the authority that signed its certificate; null: those of the system. */
  ca: string | null;
}>;

/**
 * What came of it. `accepted`: the server has it. `refused`: it never will, by a 5xx to the recipient or the message.
 * `later`: it certainly does not have it, and may take it another time. `unconfirmed`: all of it had left, and no
 * answer came.
 */
export type MailAnswer = Readonly<{
  kind: 'accepted' | 'refused' | 'later' | 'unconfirmed';
  /** The server's words, or the library's; may repeat the recipient's address. */
  detail: string;
}>;

/** Sends mail by a server of the operator's, or keeps it where there is none. */
export type Mailer = Readonly<{
  /** The operator's address, which receivers check the domain of. */
  from: string;
  /** `handOver` is called before the last byte: false, and nothing is sent. */
  send(mail: Mail, handOver: () => Promise<boolean>): Promise<MailAnswer>;
}>;

const CONNECT_MS = 10_000;
/** RFC 5321 §4.5.3.2.6 asks for ten minutes at the end of the data; a worker has its row for five. */
const SILENCE_MS = 120_000;

/** The bytes of a message, as they go over the wire but for the dots. */
export async function bytesOf(mail: Mail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    messageId: `<${mail.messageId}>`,
    from: mail.from,
    replyTo: mail.replyTo === null ? undefined : { name: '', address: mail.replyTo },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    date: mail.date,
    text: mail.text,
    html: mail.html,
    // RFC 3834: no holiday notice answers it.
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/**
 * One message over a connection of its own. The server's address comes from the operator's settings and never from a
 * caller, so the egress guard does not stand here: many relays have private addresses.
 *
 * SMTP leaves one gap: between the last byte of a message and its answer nobody knows whether it was taken. So
 * `handOver` is called when everything but that byte is sent, for the caller to write down that it may have been; from
 * then on only an answer says otherwise.
 */
export async function sendMail(
  server: MailServer,
  mail: Mail,
  handOver: () => Promise<boolean>,
): Promise<MailAnswer> {
  const bytes = await bytesOf(mail);
  const { connection, broken } = await connectionTo(server);
  let isHandedOver = false;
  async function* whole(): AsyncGenerator<Buffer> {
    yield bytes;
    if (!(await handOver())) throw new Error('somebody else sends it');
    isHandedOver = true;
  }
  const message = Readable.from(whole(), { objectMode: false });
  // A message that breaks off ends the conversation: without its last byte nothing is taken.
  message.on('error', (error) => broken.reject(error));
  const step = <Result>(run: (done: StepCallback<Result>) => void): Promise<Result | undefined> =>
    Promise.race([promiseOf(run), broken.promise]);

  try {
    await step((done) => connection.connect((error) => done(error)));
    if (server.login !== null) {
      const { username: user, password: pass } = server.login;
      const known = { user, pass, credentials: { user, pass } };
      await step((done) => connection.login(known, (error) => done(error)));
    }
    const envelope = { from: mail.from.address, to: [mail.to] };
    const sent = await step<string>((done) =>
      connection.send(envelope, message, (error, info) => done(error, info?.response)),
    );
    connection.quit();
    return { kind: 'accepted', detail: sent ?? '' };
  } catch (error) {
    message.destroy();
    connection.close();
    return answerOf(error, isHandedOver);
  }
}

type StepCallback<Result> = (error: Error | null | undefined, result?: Result) => void;

/** A connection that is not open yet; `broken` rejects once it cannot go on, whatever was waited for. */
async function connectionTo(server: MailServer) {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.isSecure,
    requireTLS: server.mustEncrypt,
    tls: { minVersion: 'TLSv1.2', ca: server.ca ?? undefined },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });

  const broken = Promise.withResolvers<never>();
  connection.on('error', (error) => broken.reject(error));
  connection.once('end', () => broken.reject(new Error('the mail server closed the connection')));
  broken.promise.catch(() => undefined);
  return { connection, broken };
}

function promiseOf<Result>(run: (done: StepCallback<Result>) => void): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    run((error, result) => (error == null ? resolve(result) : reject(error)));
  });
}

/** What a server says before it knows the recipient is about the operator's settings, which somebody will mend. */
const ABOUT_THE_MESSAGE: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

function answerOf(error: unknown, isHandedOver: boolean): MailAnswer {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
  const command = error instanceof Error && 'command' in error ? error.command : null;
  const detail = error instanceof Error ? error.message : String(error);
  if (typeof code !== 'number' || code < 400) return { kind: isHandedOver ? 'unconfirmed' : 'later', detail };
  return { kind: code >= 500 && ABOUT_THE_MESSAGE.has(command) ? 'refused' : 'later', detail };
}
