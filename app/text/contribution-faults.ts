import type { ContributionFaultCode } from '../../domain/contribution-fault.ts';
import { CONTRIBUTION_LIMITS, LONGEST_MESSAGE } from '../../domain/contribution-limits.ts';

/** The part of the form that a fault stands next to. */
export type ContributionField = 'text' | 'photographs' | 'voice' | 'name' | 'email' | 'telephone' | 'form';

interface Wording {
  readonly status: number;
  readonly field: ContributionField;
  readonly sentence: string;
  /** When it is worth trying again, where nothing is wrong with what was sent. */
  readonly retryAfterSeconds?: number;
}

const MEGABYTES = CONTRIBUTION_LIMITS.bytes / (1024 * 1024);

const TRY_AGAIN = 'Nije poslano. Što ste napisali, ostalo je ovdje; pokušajte ponovno za minutu.';

const TABLE: Readonly<Record<ContributionFaultCode, Wording>> = {
  'nothing-sent': {
    status: 400,
    field: 'text',
    sentence: 'Napišite barem jednu rečenicu, snimite glas ili dodajte fotografiju.',
  },
  'no-contact': {
    status: 400,
    field: 'email',
    sentence: 'Upišite adresu e-pošte ili, ako je nemate, broj telefona: inače vam se ne možemo javiti.',
  },
  'invalid-telephone': {
    status: 400,
    field: 'telephone',
    sentence: 'Upišite broj telefona znamenkama, na primjer 063 123 456 ili +387 63 123 456.',
  },
  'text-too-long': {
    status: 400,
    field: 'text',
    sentence: 'Tekst je predug. Podijelite ga u dvije uspomene ili ga malo skratite.',
  },
  'not-a-picture': {
    status: 400,
    field: 'photographs',
    sentence:
      'Ta se datoteka ne može otvoriti kao fotografija. Primamo slike kakve snimaju telefoni i fotoaparati (JPEG, PNG).',
  },
  'picture-too-large': {
    status: 400,
    field: 'photographs',
    sentence: 'Fotografija je prevelika. Smanjite je.',
  },
  'too-many-photographs': {
    status: 400,
    field: 'photographs',
    sentence: `Uz jednu uspomenu može ići najviše ${CONTRIBUTION_LIMITS.photographs} fotografija.`,
  },
  'not-a-voice': { status: 400, field: 'voice', sentence: 'Snimka se ne može otvoriti. Pokušajte snimiti ponovno.' },
  'voice-too-long': { status: 400, field: 'voice', sentence: 'Snimka može trajati najviše pet minuta.' },
  'too-large': {
    status: 413,
    field: 'photographs',
    sentence: `Sve zajedno može imati najviše ${MEGABYTES} MB. Pošaljite manje fotografija.`,
  },
  'cut-off': { status: 400, field: 'form', sentence: TRY_AGAIN },
  unwritable: {
    status: 507,
    field: 'form',
    sentence: 'Nije spremljeno. Što ste napisali, ostalo je ovdje; pokušajte poslije ili javite Uredništvu.',
  },
  'nothing-reported': { status: 400, field: 'text', sentence: 'Napišite u rečenici-dvije što nije u redu.' },
  'message-missing': { status: 400, field: 'text', sentence: 'Napišite što nam želite reći.' },
  'message-too-long': {
    status: 400,
    field: 'text',
    sentence: `Poruka je preduga. Skratite je na ${LONGEST_MESSAGE} znakova ili je pošaljite u dva dijela.`,
  },
  'answer-missing': { status: 400, field: 'text', sentence: 'Napišite odgovor.' },
  'no-address': {
    status: 409,
    field: 'text',
    sentence: 'Onaj tko je ovo poslao nije ostavio adresu e-pošte, pa mu se odavde ne može odgovoriti.',
  },
  'answered-meanwhile': {
    status: 409,
    field: 'text',
    sentence: 'Nije poslano: netko je u međuvremenu već odgovorio. Što ste napisali, ostalo je ovdje.',
  },
  busy: { status: 503, field: 'form', sentence: TRY_AGAIN, retryAfterSeconds: 60 },
  interrupted: { status: 503, field: 'form', sentence: TRY_AGAIN, retryAfterSeconds: 60 },
  'too-many-at-once': { status: 429, field: 'form', sentence: TRY_AGAIN, retryAfterSeconds: 30 },
  'reason-missing': {
    status: 400,
    field: 'form',
    sentence: 'Napišite razlog: onaj tko je prilog poslao dobit će ga e-poštom.',
  },
  'reason-too-long': {
    status: 400,
    field: 'text',
    sentence: 'Poruka je preduga. Skratite je.',
  },
  'not-found': { status: 404, field: 'form', sentence: 'Toga ovdje nema. Možda je u međuvremenu izbrisano.' },
  forbidden: { status: 403, field: 'form', sentence: 'Za to nemate ovlasti. Ništa nije promijenjeno.' },
  'wrong-state': {
    status: 409,
    field: 'form',
    sentence:
      'Prilog se u međuvremenu promijenio, pa se to s njim više ne može učiniti. Osvježite stranicu da vidite kako sada stoji.',
  },
  'unproven-address': {
    status: 409,
    field: 'form',
    sentence:
      'Adresa onoga tko je prilog poslao nije potvrđena, pa se njegovi prilozi ne mogu objavljivati bez čekanja.',
  },
  'unknown-action': {
    status: 400,
    field: 'form',
    sentence: 'Zahtjev nismo razumjeli, pa ništa nije promijenjeno. Osvježite stranicu i pokušajte ponovno.',
  },
  gone: { status: 409, field: 'form', sentence: 'O tom je prilogu netko u međuvremenu već odlučio.' },
};

export function wordContributionFault({
  code,
  which,
}: {
  code: ContributionFaultCode;
  which?: number | undefined;
}): Wording {
  const wording = TABLE[code];
  return which === undefined ? wording : { ...wording, sentence: `${which}. fotografija: ${wording.sentence}` };
}
