/** A real mail server for tests, which can also refuse, stall and drop. */
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** How it behaves: `later` and `never` are its two ways of refusing (4xx and 5xx). */
export type SmtpBehaviour = 'kind' | 'later' | 'never' | 'stalls' | 'drops';

export interface TestSmtpServer {
  url: string;
  port: number;
  mood: SmtpBehaviour;
  /** The mails that it has taken, as they came. */
  taken: { to: string; raw: string }[];
  close(): Promise<void>;
}

export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, session, answer) {
      if (standIn.mood === 'later') answer(refusal(451));
      else if (standIn.mood === 'never') answer(refusal(550));
      else if (standIn.mood === 'drops') dropped(session.id);
      else if (standIn.mood !== 'stalls') answer();
    },
    async onData(stream, session, answer) {
      const raw = await text(stream);
      const to = session.envelope.rcptTo[0]?.address ?? '';
      standIn.taken.push({ to, raw });
      answer();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const address = server.server.address();
  const own = address && typeof address === 'object' ? address.port : port;
  const standIn: TestSmtpServer = {
    url: `smtp://127.0.0.1:${own}`,
    port: own,
    mood: 'kind',
    taken: [],
    close: () =>
      new Promise((closed) => {
        for (const connection of server.connections) connection.close();
        server.close(closed);
      }),
  };
  return standIn;

  function dropped(id: string): void {
    for (const connection of server.connections) {
      if ((connection as unknown as { id: string }).id === id) connection.close();
    }
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('not today, eva@example.org'), { responseCode });
}
