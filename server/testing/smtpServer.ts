/** An SMTP server for tests, which can also reject, stall and drop connections. */
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** `later` and `never` reject mails with a temporary (4xx) or permanent (5xx) error. */
export type SmtpBehaviour = 'kind' | 'later' | 'never' | 'stalls' | 'drops';

export interface TestSmtpServer {
  url: string;
  port: number;
  behaviour: SmtpBehaviour;
  /** The received mails, with their source. */
  received: { to: string; raw: string }[];
  close(): Promise<void>;
}

export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, session, answer) {
      if (smtp.behaviour === 'later') answer(rejection(451));
      else if (smtp.behaviour === 'never') answer(rejection(550));
      else if (smtp.behaviour === 'drops') dropConnection(session.id);
      else if (smtp.behaviour !== 'stalls') answer();
    },
    async onData(stream, session, answer) {
      const raw = await text(stream);
      const to = session.envelope.rcptTo[0]?.address ?? '';
      smtp.received.push({ to, raw });
      answer();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const address = server.server.address();
  const ownPort = address && typeof address === 'object' ? address.port : port;
  const smtp: TestSmtpServer = {
    url: `smtp://127.0.0.1:${ownPort}`,
    port: ownPort,
    behaviour: 'kind',
    received: [],
    close: () =>
      new Promise((closed) => {
        for (const connection of server.connections) connection.close();
        server.close(closed);
      }),
  };
  return smtp;

  function dropConnection(id: string): void {
    for (const connection of server.connections) {
      if ((connection as unknown as { id: string }).id === id) connection.close();
    }
  }
}

function rejection(responseCode: number): Error {
  return Object.assign(new Error('not today, eva@example.org'), { responseCode });
}
