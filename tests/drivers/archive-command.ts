import { type Ended, runNode } from './run-node.ts';

/** Says at its end how much memory it had at its most. */
const PEAK =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+process.resourceUsage().maxRSS+"\\n"))';

interface EndedArchive extends Ended {
  readonly peakMegabytes: number;
}

/** npm run archive, as somebody at the machine would run it. */
export async function runArchive(dataFolder: string, ...args: string[]): Promise<EndedArchive> {
  const script = ['--import', PEAK, 'scripts/archive.ts', ...args];
  const { status, stdout, stderr } = await runNode(script, { DATA_DIR: dataFolder });
  const [line = '', kilobytes = 0] = /peak (\d+)\n/.exec(stderr) ?? [];
  // Without the line about memory.
  return { status, stdout, stderr: stderr.replace(line, ''), peakMegabytes: Number(kilobytes) / 1024 };
}
