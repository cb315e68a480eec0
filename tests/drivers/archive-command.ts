import { spawnSync } from 'node:child_process';

/** Says at its end how much memory it had at its most. */
const PEAK =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS+"\\n"))';

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  /** Without the line about memory. */
  readonly stderr: string;
  readonly peakMegabytes: number;
}

/** npm run archive, as somebody at the machine would run it. */
export function runArchive(dataFolder: string, ...args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', PEAK, 'scripts/archive.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataFolder },
  });
  const [line = '', kilobytes = 0] = /peak (\d+)\n/.exec(stderr) ?? [];
  return { status, stdout, stderr: stderr.replace(line, ''), peakMegabytes: Number(kilobytes) / 1024 };
}
