import type { HealthGrade, HealthKind } from '../../genealogy/index.ts';

/** What a kind of faults is called, and what to do about it. */
export const KIND_TEXT: Readonly<Record<HealthKind, { readonly heading: string; readonly advice: string }>> = {
  'own-ancestor': {
    heading: 'Netko je vlastiti predak',
    advice: 'Jedna veza roditelja i djeteta u krugu nije točna; dok se ne ispravi, u stablu se ne crta.',
  },
  'child-before-parent': {
    heading: 'Djeca starija od roditelja',
    advice: 'Provjerite oba datuma rođenja i je li dijete upisano uz prave roditelje.',
  },
  'child-after-mother': {
    heading: 'Djeca rođena nakon majčine smrti',
    advice: 'Možda je majka očeva druga žena ili jedan od datuma nije točan.',
  },
  'child-after-father': {
    heading: 'Djeca rođena predugo nakon očeve smrti',
    advice: 'Provjerite datume i je li otac možda netko drugi istoga imena.',
  },
  'death-before-birth': { heading: 'Smrt prije rođenja', advice: 'Jedan od datuma pogrešno je prepisan.' },
  'burial-before-death': { heading: 'Ukop prije smrti', advice: 'Jedan od datuma pogrešno je prepisan.' },
  'baptism-before-birth': {
    heading: 'Krštenje prije rođenja',
    advice: 'Datum u matici krštenih često je datum krštenja, a ne rođenja.',
  },
  'marriage-after-death': {
    heading: 'Vjenčanje nakon smrti',
    advice: 'Provjerite datume i je li to možda netko drugi istoga imena.',
  },
  'partner-of-self': { heading: 'Netko je sam sebi supružnik', advice: 'U obitelji je ista osoba upisana dvaput.' },
  'future-date': { heading: 'Datumi u budućnosti', advice: 'Najčešće je pogrešno utipkana godina.' },
  contradicted: {
    heading: 'Datumi koji se ne slažu',
    advice: 'Jedan je datum pogrešan. Dok se ne ispravi, i pokojne smatramo živima.',
  },
  'parent-too-young': {
    heading: 'Roditelji mlađi od 13 godina',
    advice: 'Provjerite godine; možda je to stariji brat ili starija sestra.',
  },
  'mother-too-old': {
    heading: 'Majke starije od 60 godina',
    advice: 'Provjerite godine; možda je to djetetova baka.',
  },
  'father-too-old': {
    heading: 'Očevi stariji od 80 godina',
    advice: 'Provjerite godine; možda je to djetetov djed.',
  },
  'age-over-110': {
    heading: 'Više od 110 godina života',
    advice: 'Provjerite godine; možda su spojene dvije osobe istoga imena.',
  },
  'married-too-young': {
    heading: 'Vjenčanja prije 14. godine',
    advice: 'Provjerite datum vjenčanja i datum rođenja.',
  },
  'partners-far-apart': {
    heading: 'Supružnici s 50 ili više godina razlike',
    advice: 'Možda je to netko drugi istoga imena.',
  },
  'overlapping-marriages': { heading: 'Brakovi koji se preklapaju', advice: 'Možda nedostaje razvod.' },
  'siblings-too-close': {
    heading: 'Braća i sestre rođeni u premalu razmaku',
    advice: 'Između dvaju rođenja manje je od devet mjeseci, a nisu blizanci.',
  },
  'event-outside-life': {
    heading: 'Događaji izvan života',
    advice: 'Događaj je upisan prije rođenja ili nakon smrti; možda pripada nekomu drugomu.',
  },
  'divorce-before-marriage': { heading: 'Razvod prije vjenčanja', advice: 'Provjerite oba datuma.' },
  'sex-against-role': {
    heading: 'Spol koji ne odgovara ulozi',
    advice: 'Možda su zamijenjeni muž i žena ili je spol pogrešno upisan.',
  },
  'several-births': {
    heading: 'Dva para roditelja po rođenju',
    advice:
      'Jednu obitelj označite kao posvojiteljsku, udomiteljsku ili očuhovu; ako je upisana pogreškom, odvojite je.',
  },
  'child-twice': { heading: 'Isto dijete dvaput', advice: 'Jedan upis izbrišite ili spojite dvojnike.' },
  'birth-or-death-twice': {
    heading: 'Više zapisa o rođenju ili smrti',
    advice: 'Odaberite koji vrijedi: taj se prikazuje, a ostali ostaju uz osobu.',
  },
  'date-unreadable': {
    heading: 'Datumi koji se ne mogu pročitati',
    advice: 'Napišite ih na primjer ovako: 12. 3. 1881., oko 1890. ili između 1850. i 1860.',
  },
  'married-kin': {
    heading: 'Brak među najbližom rodbinom',
    advice: 'Vjerojatno je netko upisan u pogrešnu obitelj.',
  },
  'born-before-marriage': { heading: 'Rođeni prije vjenčanja roditelja', advice: 'Možda je pogrešna godina.' },
  'children-out-of-order': { heading: 'Djeca koja nisu upisana redom', advice: 'Možda je pogrešna godina.' },
  'name-against-sex': { heading: 'Ime koje ne odgovara spolu', advice: 'Provjerite upisani spol.' },
  'husbands-surname': { heading: 'Žene pod muževim prezimenom', advice: 'Upišite djevojačko prezime ako ga znate.' },
  'foreign-surname': {
    heading: 'Djeca koja ne nose prezime roditelja',
    advice: 'Možda su upisana uz pogrešne roditelje.',
  },
  'surname-spellings': {
    heading: 'Prezimena zapisana na više načina',
    advice: 'Ako u matici doista tako piše, pritisnite „Tako je“.',
  },
  'place-spellings': {
    heading: 'Mjesta zapisana na više načina',
    advice: 'Na popisu mjesta odaberite pravi zapis i ispravite ga posvuda odjednom.',
  },
  'source-untitled': { heading: 'Izvori bez naslova', advice: 'Dajte izvoru naslov da se zna odakle je podatak.' },
  island: { heading: 'Osobe koje ni s kim nisu povezane', advice: 'Dodajte roditelja, muža, ženu ili dijete.' },
  undated: { heading: 'Osobe bez ijednoga datuma', advice: 'I približna godina, primjerice „oko 1850.“, mnogo znači.' },
};

export const GRADE_TEXT: Readonly<Record<HealthGrade, { readonly word: string; readonly sentence: string }>> = {
  sound: { word: 'Stablo je uredno', sentence: 'Nismo našli ništa što bi trebalo ispraviti.' },
  tidy: { word: 'Stablo je u dobru stanju', sentence: 'Ništa si ne proturječi; ostale su samo sitnice.' },
  fair: { word: 'Stablo je u dobru stanju', sentence: 'Ništa nije nemoguće, ali neke podatke vrijedi provjeriti.' },
  ailing: { word: 'Stablo je uglavnom uredno', sentence: 'Nekoliko podataka ne može biti točno; počnite od njih.' },
  ill: {
    word: 'Stablo treba dotjerati',
    sentence: 'Dosta podataka ne može biti točno. Počnite od prvih; svaki ispravak pomaže.',
  },
};
