import type { ArchiveProgress } from '../export-context.ts';
import type { WorkView } from '../features/exports/views.ts';
import { counted } from '../text/plurals.ts';
import { sizeInWords } from '../text/sizes.ts';

const FILES = { one: 'datoteka', few: 'datoteke', other: 'datoteka' };
/** After a preposition: od 21 datoteke, od 5 datoteka. */
const OF_FILES = { one: 'datoteke', few: 'datoteke', other: 'datoteka' };
const LACKING = {
  one: 'datoteka nedostaje ili je oštećena',
  few: 'datoteke nedostaju ili su oštećene',
  other: 'datoteka nedostaje ili je oštećeno',
};

/** How far an archive is, in words. */
export function archiveView(progress: ArchiveProgress | undefined): WorkView | undefined {
  if (!progress) return undefined;
  const { phase, checked, files, sentBytes, bytes } = progress;
  return {
    isUnderWay: phase === 'checking' || phase === 'sending',
    isTrouble: phase === 'cut-off' || phase === 'failed',
    sentence: sentenceOf(progress),
    share: phase === 'checking' ? shareOf(checked, files) : shareOf(sentBytes, bytes),
    ...missingIn(progress),
  };
}

function sentenceOf({ phase, checked, files, sentBytes, bytes }: ArchiveProgress): string {
  const size = sizeInWords(bytes);
  switch (phase) {
    case 'checking':
      return files === 0
        ? 'Pregledavamo što je u arhivu …'
        : `Pregledano je ${checked} od ${counted(files, OF_FILES)}. Preuzimanje počinje kad se pregledaju sve.`;
    case 'sending':
      return `Poslano je ${sizeInWords(sentBytes)} od ${size}.`;
    case 'sent':
      return `Poslan je cijeli arhiv: ${counted(files, FILES)}, ${size}.`;
    case 'cut-off':
      return `Preuzimanje je prekinuto${bytes > 0 ? ` na ${sizeInWords(sentBytes)} od ${size}` : ''}. Nastavite ga u pregledniku ili počnite iznova.`;
    case 'failed':
      return 'Arhiv se nije mogao složiti. Pokušajte ponovno; ako se ponovi, pogledajte zapisnik poslužitelja.';
  }
}

function missingIn({ missing, missingCount }: ArchiveProgress): Pick<WorkView, 'missing'> {
  if (missingCount === 0) return {};
  const more = missingCount - missing.length;
  return {
    missing: {
      sentence: `U arhivu nije sve: ${counted(missingCount, LACKING)}. Popis s razlozima je u samom arhivu, na kraju.`,
      files: more > 0 ? [...missing, `i još ${more}`] : missing,
    },
  };
}

/** What a bar shows; none when there is nothing to measure against. */
function shareOf(done: number, total: number): number | undefined {
  return total > 0 ? Math.min(1, done / total) : undefined;
}
