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
  TITL: 'Naslov',
  WILL: 'Oporuka',
  NOTE: 'Bilješka',
  SNOTE: 'Bilješka',
  SOUR: 'Izvor',
  OBJE: 'Fotografija',
  ASSO: 'Povezana osoba',
};

/** What is told, by the source's tag; of facts and events without a tag of their own, by their type. */
export function lifeEventLabel(tag: string, type = ''): string {
  if (Object.hasOwn(LIFE_EVENT_LABEL, tag)) return LIFE_EVENT_LABEL[tag] as string;
  if (type !== '') return type.charAt(0).toLocaleUpperCase('hr') + type.slice(1);
  return tag === 'EVEN' ? 'Događaj' : 'Podatak';
}
