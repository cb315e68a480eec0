import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { lastWritten } from '../backends/embedded/database.ts';
import type { ClockMemory } from './believed-clock.ts';

const FILE = 'clock';

const memorySchema = z.object({ known: z.number(), doubted: z.number().exactOptional() });

/**
 * What a data folder knows of its clock. Not by when the database was written alone: a clock that runs ahead writes its own time there,
 * and the next start would believe it.
 */
export function clockMemory(dataFolder: string): {
  readonly remembered: ClockMemory | undefined;
  remember(memory: ClockMemory): void;
} {
  const file = join(dataFolder, FILE);
  return {
    remembered: memoryIn(file) ?? writtenIn(dataFolder),
    remember(memory) {
      try {
        writeFileSync(`${file}.part`, JSON.stringify(memory), { mode: 0o600 });
        renameSync(`${file}.part`, file);
      } catch {
        // A disk that takes nothing: it is written the next time.
      }
    },
  };
}

function memoryIn(file: string): ClockMemory | undefined {
  try {
    return memorySchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

function writtenIn(dataFolder: string): ClockMemory | undefined {
  const known = lastWritten(dataFolder);
  return known === undefined ? undefined : { known };
}
