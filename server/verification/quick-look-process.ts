// Where a site looks at its data after a stop that was none: a process of its own, started by quick-look.ts, because SQLite's check reads the whole file.
import { quickLook } from '../../backends/embedded/quick-look.ts';

process.once('message', ({ dataFolder }: { dataFolder: string }) => {
  process.send?.(quickLook(dataFolder), () => process.exit(0));
});
