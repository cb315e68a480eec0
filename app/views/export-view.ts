import { MISSING_LIST } from '../../chronicle/archive/archive.ts';
import type { ArchiveProgress, CopyProgress, ExportServices } from '../export-context.ts';
import type { CopiesView, ExportState, WorkView } from '../features/exports/views.ts';
import { DAY_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { dayText } from '../text/dates.ts';
import { counted } from '../text/plurals.ts';
import { FILES, sizeInWords } from '../text/sizes.ts';
import { TRY_AGAIN } from '../text/upkeep-sentences.ts';

/** After a preposition: od 21 datoteke, od 5 datoteka. */
const OF_FILES = { one: 'datoteke', few: 'datoteke', other: 'datoteka' };
const LACKING = {
  one: 'datoteka nedostaje ili je oštećena',
  few: 'datoteke nedostaju ili su oštećene',
  other: 'datoteka nedostaje ili je oštećeno',
};

const PAGES = { one: 'stranica', few: 'stranice', other: 'stranica' };
const LOST_LINKS = {
  one: 'poveznica ne vodi nikamo',
  few: 'poveznice ne vode nikamo',
  other: 'poveznica ne vodi nikamo',
};
const MOST_LINKS = 20;

/** How far everything is that somebody has asked for. */
export async function exportState(services: ExportServices, accountId: string): Promise<ExportState> {
  return { archive: archiveView(services.archiveOf(accountId)), copies: await copiesView(services.copies) };
}

async function copiesView(copies: ExportServices['copies']): Promise<CopiesView | undefined> {
  if (!copies) return undefined;
  return {
    work: copyView(copies.progress()),
    kept: (await copies.kept()).map(({ day, pages }) => ({
      href: `${pathTo('copyFile')}?${DAY_PARAM}=${day}`,
      label: `Preuzmite kopiju od ${dayText(day)}`,
      meta: counted(pages, PAGES),
    })),
    nightly: copies.nightly
      ? 'Kopija nastaje i sama, svake noći.'
      : 'Može nastajati i sama, svake noći: to uključuju oni koji održavaju stranicu (NIGHTLY_COPY).',
  };
}

function copyView(progress: CopyProgress | undefined): WorkView | undefined {
  switch (progress?.phase) {
    case undefined:
      return undefined;
    case 'making': {
      const { done, total } = progress;
      const sentence =
        total > 0 ? `Stranice i datoteke: dosad ih je nađeno ${total}, a spremljeno ${done}.` : 'Kopija se priprema …';
      return { isUnderWay: true, isTrouble: false, sentence, share: shareOf(done, total) };
    }
    case 'made': {
      const { pages, files, broken } = progress;
      return {
        isUnderWay: false,
        isTrouble: false,
        sentence: `Kopija je gotova: ${counted(pages, PAGES)} i ${counted(files, FILES)}.`,
        ...(broken.length > 0
          ? {
              missing: {
                sentence: `U kopiji ${counted(broken.length, LOST_LINKS)}; tako je i na izvornoj stranici.`,
                files: broken.slice(0, MOST_LINKS),
              },
            }
          : {}),
      };
    }
    case 'failed':
      return {
        isUnderWay: false,
        isTrouble: true,
        sentence: progress.isDiskFull
          ? 'Kopija nije napravljena jer na disku poslužitelja nema mjesta; ranije su ostale. Javite to onima koji održavaju stranicu.'
          : `Kopija nije napravljena; ranije su ostale. ${TRY_AGAIN}`,
      };
  }
}

/** How far an archive is, in words. */
function archiveView(progress: ArchiveProgress | undefined): WorkView | undefined {
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
      return `Preuzimanje je prekinuto${bytes > 0 ? ` nakon ${sizeInWords(sentBytes)} od ${size}` : ''}. Nastavite ga u pregledniku ili počnite iznova.`;
    case 'failed':
      return `Arhiv nije napravljen. ${TRY_AGAIN}`;
  }
}

function missingIn({ missing, missingCount }: ArchiveProgress): Pick<WorkView, 'missing'> {
  if (missingCount === 0) return {};
  const more = missingCount - missing.length;
  return {
    missing: {
      sentence: `U arhivu nije sve: ${counted(missingCount, LACKING)}. Popis s razlozima posljednja je datoteka u arhivu, ${MISSING_LIST}.`,
      files: more > 0 ? [...missing, `i još ${more}`] : missing,
    },
  };
}

/** What a bar shows; none when there is nothing to measure against. */
function shareOf(done: number, total: number): number | undefined {
  return total > 0 ? Math.min(1, done / total) : undefined;
}
