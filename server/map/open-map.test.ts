import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { FolderFiles } from '../../backends/embedded/files.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { openMap } from './open-map.ts';

test('MAP_PMTILES that names a folder is refused by name', () => {
  const configuration = readConfiguration({ MAP_PMTILES: tmpdir() });
  const open = () => openMap(configuration, { store: new MemoryStore(), files: new FolderFiles(tmpdir()) });
  expect(open).toThrow(ConfigurationError);
  expect(open).toThrow(/^MAP_PMTILES='.*' cannot be used: EISDIR/);
});
