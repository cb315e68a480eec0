import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What a process said and how it ended. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a script of ours as somebody at the machine would. The tests' own process goes on meanwhile: if it stood still, it would
 * not hear that a site has closed a connection, and use it again.
 */
export async function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  options: Pick<SpawnOptions, 'cwd' | 'timeout'> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    ...options,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, stdout, stderr };
}
