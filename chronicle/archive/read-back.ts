import { MemoryFiles } from '../files/memory-files.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { ArchiveSource, ReportEntry } from './archive.ts';
import { type ImportOptions, type ImportPorts, importArchive } from './import-archive.ts';

/** What an empty site would refuse of an archive: read before an export is called done. */
export async function readBack(
  source: ArchiveSource,
  { describeMedia, ...options }: Pick<ImportPorts, 'describeMedia'> & Pick<ImportOptions, 'at' | 'progress'>,
): Promise<ReportEntry[]> {
  const [store, files] = [new MemoryStore(), new MemoryFiles()];
  const besides = {
    store,
    files,
    directory: { list: async () => [], take: async () => {} },
    roles: { list: () => [], give: () => undefined },
    linkKey: { read: async () => '', keep: async () => {} },
  };
  const report = await importArchive({ store, files, describeMedia, private: besides }, source, {
    by: '',
    dryRun: true,
    ...options,
  });
  return report.filter(({ outcome }) => outcome === 'refused');
}
