import type { MemberFaultCode } from '../../domain/member-fault.ts';

interface Wording {
  readonly status: number;
  readonly sentence: string;
}

const TABLE: Readonly<Record<MemberFaultCode, Wording>> = {
  forbidden: { status: 403, sentence: 'Za to nemate ovlasti. Ništa nije promijenjeno.' },
  'own-account': {
    status: 403,
    sentence: 'To je vaš račun: vlastitu ulogu i pristup ne možete promijeniti sami. Zamolite drugog urednika.',
  },
  configured: {
    status: 403,
    sentence:
      'Tu je osobu urednikom odredio onaj tko održava stranicu, pa joj se uloga i pristup ovdje ne mogu promijeniti.',
  },
  'is-editor': {
    status: 409,
    sentence: 'Urednika nije moguće blokirati. Najprije mu promijenite ulogu u „član“, pa ga blokirajte.',
  },
  'not-found': { status: 404, sentence: 'Toga ovdje više nema. Osvježite stranicu da vidite kako sada stoji.' },
  unverified: {
    status: 409,
    sentence: 'Ta osoba još nije potvrdila adresu e-pošte. Pošaljite joj poziv: ulogu dobiva kad ga prihvati.',
  },
  'has-account': {
    status: 409,
    sentence: 'Ta osoba već ima račun s potvrđenom adresom. Potražite je u popisu i ondje joj dajte ulogu.',
  },
  'already-invited': {
    status: 409,
    sentence: 'Toj je adresi poziv već poslan. Među otvorenim pozivima možete ga poslati ponovno ili povući.',
  },
  'unknown-role': { status: 400, sentence: 'Odaberite ulogu iz popisa.' },
  'unknown-action': {
    status: 400,
    sentence: 'Zahtjev nismo razumjeli, pa ništa nije promijenjeno. Osvježite stranicu i pokušajte ponovno.',
  },
  decided: {
    status: 409,
    sentence: 'To se više ne može poništiti: osoba je u međuvremenu dobila poruku ili odgovorila.',
  },
};

export function wordMemberFault({ code }: { readonly code: MemberFaultCode }): Wording {
  return TABLE[code];
}
