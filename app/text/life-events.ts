const LIFE_EVENT_LABEL: Readonly<Record<string, string>> = {
  BIRT: 'Rođenje',
  BAPM: 'Krštenje',
  CHR: 'Krštenje',
  CONF: 'Krizma',
  DEAT: 'Smrt',
  BURI: 'Ukop',
  OCCU: 'Zanimanje',
  EDUC: 'Školovanje',
  EMIG: 'Iseljenje',
  IMMI: 'Doseljenje',
  RESI: 'Boravište',
  ORDN: 'Ređenje',
  RELI: 'Vjera',
  MARR: 'Vjenčanje',
  DIV: 'Razvod',
  ADOP: 'Posvojenje',
  FACT: 'Podatak',
  EVEN: 'Događaj',
  TITL: 'Naslov',
};

/** What happened, by the source's tag. */
export function lifeEventLabel(tag: string): string {
  return (Object.hasOwn(LIFE_EVENT_LABEL, tag) ? LIFE_EVENT_LABEL[tag] : undefined) ?? 'Podatak';
}
