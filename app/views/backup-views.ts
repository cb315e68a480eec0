import type { BackupServices, BackupState, KeptBackup, QuickCheck } from '../backup-context.ts';
import type { BackupRow, BackupsView } from '../features/backups/views.ts';
import { momentInWords } from '../text/dates.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { FILES, sizeInWords } from '../text/sizes.ts';
import { TRY_AGAIN } from '../text/upkeep-sentences.ts';

const ACCOUNTS = { one: 'račun', few: 'računa', other: 'računa' };

const STEPS: Readonly<Record<string, string>> = {
  files: 'Kopiraju se datoteke',
  database: 'Kopira se baza podataka',
  checking: 'Kopija se provjerava',
  tidying: 'Brišu se prestare kopije',
};

/** Why there is none, and what whoever looks after the server can do. */
const FAILURES: Readonly<Record<string, string>> = {
  'disk-full':
    'Na disku za kopije nema mjesta; starije su kopije ostale kakve jesu. Javite onima koji održavaju stranicu da ga oslobode ili kopijama odrede drugi disk (BACKUP_DIR).',
  'not-writable':
    'U mapu za kopije ne može se pisati. Javite onima koji održavaju stranicu da provjere BACKUP_DIR i dopuštenja te mape.',
  'damaged-site':
    'Oštećena je baza podataka same stranice, pa se od nje ne može napraviti dobra kopija. Javite onima koji održavaju stranicu da vrate posljednju dobru kopiju.',
  damaged:
    'Nova kopija nije prošla provjeru, pa je odbačena. Javite onima koji održavaju stranicu da provjere disk na kojem su kopije.',
};

/** A sentence for the front of the desk when there has been no good backup for two days. */
export function backupWarning(state: BackupState | undefined): string | undefined {
  if (!state?.isLate) return undefined;
  return state.last
    ? `Posljednja dobra sigurnosna kopija stara je više od dva dana (${momentInWords(state.last)}).`
    : 'Još nema nijedne dobre sigurnosne kopije.';
}

export async function backupsView(services: BackupServices): Promise<BackupsView> {
  const { kept, unreadable } = await services.list();
  const state = services.state();
  return {
    ...standingOf(state),
    progress: progressOf(state),
    rows: kept.map(rowOf),
    cost: `Svaka kopija ima vlastitu bazu podataka: zajedno zauzimaju ${sizeInWords(kept.reduce((sum, { bytes }) => sum + bytes, 0))}. Datoteke se čuvaju jednom za sve kopije.`,
    check: checkOf(services.lastCheck()),
    unreadable,
  };
}

function standingOf({
  last,
  isLate,
  failure,
}: BackupState): Pick<BackupsView, 'standing' | 'word' | 'sentence' | 'advice'> {
  const advice = failure && (FAILURES[failure.code] ?? TRY_AGAIN);
  const when = last && `Posljednja je dobra kopija od ${momentInWords(last)}.`;
  if (isLate) {
    return {
      standing: 'bad',
      word: last ? 'Već dva dana nema dobre kopije' : 'Nema nijedne dobre kopije',
      sentence: when ?? 'Izgube li se sada podatci stranice, nema ih odakle vratiti.',
      advice: advice ?? 'Napravite je sada. Ne uspije li, javite to onima koji održavaju stranicu.',
    };
  }
  if (failure) {
    const sentence = `${when ?? ''} Kopija započeta ${momentInWords(failure.at)} nije dovršena.`.trim();
    return { standing: 'bad', word: 'Posljednji pokušaj nije uspio', sentence, advice };
  }
  if (when) return { standing: 'good', word: 'Kopije su u redu', sentence: when, advice: undefined };
  return {
    standing: 'none',
    word: 'Još nema kopije',
    sentence: 'Prva nastaje sama, ubrzo nakon što se stranica pokrene.',
    advice: undefined,
  };
}

function checkOf(check: QuickCheck | undefined): BackupsView['check'] {
  if (!check) return undefined;
  const { at, database, withoutRevision, withoutFile } = check;
  const begin = `Stranica prije posljednjeg pokretanja nije uredno zaustavljena, pa su podatci pregledani ${momentInWords(at)}.`;
  const details = [
    ...(database ? ['Baza podataka oštećena je. Treba vratiti posljednju dobru kopiju.'] : []),
    ...withoutRevision.map((name) => `Nedostaje posljednja inačica: ${name}`),
    ...withoutFile.map((name) => `Nedostaje datoteka: ${name}`),
  ];
  if (details.length === 0) return { isSound: true, sentence: `${begin} Sve je na mjestu.`, details };
  return {
    isSound: false,
    sentence: `${begin} Nešto nije u redu: javite to onima koji održavaju stranicu, a više će im reći naredba za provjeru.`,
    details,
  };
}

function progressOf({ progress }: BackupState): BackupsView['progress'] {
  if (!progress) return undefined;
  const { step, done, total } = progress;
  const far = total > 1 ? ` (${done} od ${total})` : '';
  return { label: `${STEPS[step] ?? 'Kopija nastaje'}${far} …`, share: total > 0 ? done / total : undefined };
}

function rowOf({
  name,
  made,
  bytes,
  sharedBytes,
  records,
  accounts,
  files,
  missing,
  isEncrypted,
}: KeptBackup): BackupRow {
  return {
    name,
    made: momentInWords(made),
    size: `${sizeInWords(bytes)} i ${sizeInWords(sharedBytes)} zajedničkih datoteka`,
    holds: [counted(records, WORDS.record), counted(accounts, ACCOUNTS), counted(files, FILES)].join(', '),
    encrypted: isEncrypted ? 'šifrirano' : 'nije šifrirano',
    warning:
      missing > 0 ? `Na samoj stranici tada je nedostajalo ili bilo oštećeno: ${counted(missing, FILES)}.` : undefined,
  };
}
