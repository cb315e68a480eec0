import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { redact } from '../domain/redact.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts';
import { openDataFolder } from './data-folder.ts';
import { keepRoomForConnections } from './http/connections.ts';
import { chooseLogFormat, drainLog, log, logError } from './log.ts';
import { announceNewSite } from './no-site.ts';
import type { Site } from './site.ts';

const STOP_WITHIN_MS = 10_000;
const CLOSE_WITHIN_MS = 5_000;
/** Twenty megabytes of photographs over a village's mobile network; bodies of other forms are small and limited. */
const REQUEST_WITHIN_MS = 10 * 60_000;
/** A connection on which nothing moves for so long, because nobody takes the answer, is given up. */
const STILL_MS = 5 * 60_000;

/** Runs a site until SIGTERM or SIGINT. What prevents its start is one line and exit 1. */
export async function serve(open: (configuration: Configuration) => Promise<Site>): Promise<void> {
  logUncaught();
  try {
    const configuration = readConfiguration(process.env);
    chooseLogFormat(configuration.logFormat);
    prepareDataFolder(configuration);
    announceNewSite(configuration);
    const site = await open(configuration);
    const server = createServer(
      { headersTimeout: 15_000, requestTimeout: REQUEST_WITHIN_MS, keepAliveTimeout: 20_000, maxHeaderSize: 16 * 1024 },
      site.listener,
    );
    server.timeout = STILL_MS;
    keepRoomForConnections(server, configuration.trustProxy);
    await listen(server, configuration);
    const { port } = server.address() as AddressInfo;
    const known = configuration.siteUrl ? ` (${configuration.siteUrl})` : '';
    process.stdout.write(`${configuration.siteName}: http://${configuration.host}:${port}${known}\n`);
    tellMissingContact(configuration);
    stopOnSignal(server, site);
  } catch (error) {
    endInOneLine(error);
  }
}

const CONTACT = {
  email: 'CONTACT_EMAIL',
  address: 'CONTACT_ADDRESS',
  facebook: 'FACEBOOK_URL',
  instagram: 'INSTAGRAM_URL',
} as const satisfies Record<keyof Configuration['contact'], string>;

function tellMissingContact({ contact }: Configuration): void {
  const missing = Object.entries(CONTACT).flatMap(([part, name]) =>
    contact[part as keyof typeof CONTACT] ? [] : name,
  );
  if (missing.length === 0) return;
  log({ level: 'info', message: 'The footer lacks contact: set these in the environment or in .env', missing });
}

function prepareDataFolder({ dataFolder }: Configuration): void {
  // umask: files are readable by this user alone, whatever mode the code that writes them gives.
  process.umask(0o077);
  try {
    openDataFolder(dataFolder);
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR '${dataFolder}' cannot be written: ${(error as Error).message}`);
  }
}

function listen(server: Server, { port, host }: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new ConfigurationError(`Port ${port} on ${host} is taken: set PORT.`));
      else reject(new ConfigurationError(`Cannot listen on ${host}:${port}: ${error.message}`));
    });
    server.listen(port, host, resolve);
  });
}

/** Requests under way finish; a page that never ends does not keep the process for ever. */
function stopOnSignal(server: Server, site: Site): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log({ level: 'info', message: 'stopping', signal });
    const impatience = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
    server.close(() => {
      clearTimeout(impatience);
      const closed = site.close().then(
        () => 0,
        (error: unknown) => {
          logError('could not close', error);
          return 1;
        },
      );
      // What was acknowledged is stored by now: a store or a mail server that is out of reach is not waited for.
      const patience = wait(CLOSE_WITHIN_MS).then(() => {
        log({ level: 'warn', message: 'stopped without closing everything: something does not answer' });
        return 0;
      });
      Promise.race([closed, patience]).then((code) => drainLog().then(() => process.exit(code)));
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

/** One line on stderr; the stack goes into the log. */
function endInOneLine(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const [line = ''] = message.split('\n');
  if (!(error instanceof ConfigurationError)) logError(message, error);
  else if (error.cause !== undefined) logError(message, error.cause);
  process.stderr.write(`${redact(line)}\n`);
  process.exit(1);
}

/**
 * After an unhandled rejection the site goes on. After an uncaught exception its state is unknown, and the process ends, to
 * be restarted.
 */
function logUncaught(): void {
  // A log that can be written no longer, to a full disk or to a reader that is gone, is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('unhandledRejection', (error) => logError('unhandled rejection', error));
  process.on('uncaughtException', endInOneLine);
}
