import { describe, expect, it } from 'vitest';
import { either, kinNoun, ownedBy, ownerless, vocative, withAdjective, withTail } from './kin-noun.ts';

const WORDS = `
  otac oca očev            | majka majke majčin       | roditelj roditelja roditeljev | djed djeda djedov     | prabaka prabake prabakin
  sin sina sinov           | kći kćeri kćerin         | dijete djeteta djetetov       | unuk unuka unukov     | praunuče praunučeta praunučetov
  brat brata bratov        | sestra sestre sestrin    | stric strica stričev          | ujak ujaka ujakov     | teta tete tetin
  tetak tetka tetkov       | pratetak pratetka pratetkov | ujna ujne ujnin            | bratić bratića bratićev | sestrična sestrične sestričnin
  nećak nećaka nećakov     | nećakinja nećakinje nećakinjin | muž muža mužev          | žena žene ženin       | svekar svekra svekrov
  svekrva svekrve svekrvin | punac punca punčev       | punica punice puničin         | zet zeta zetov        | snaha snahe snahin
  djever djevera djeverov  | zaovac zaovca zaovčev    | pašanac pašanca pašančev      | svast svasti svastin  | svak svaka svakov
  šurjak šurjaka šurjakov  | prijatelj prijatelja prijateljev | prija prije prijin    | očuh očuha očuhov     | maćeha maćehe maćehin
  pastorak pastorka pastorkov | poočim poočima poočimov | pomajka pomajke pomajčin     | kumče kumčeta kumčetov | predak pretka pretkov
`;

const CALLED = `
  otac oče       | majka majko     | did dide         | djed djede     | dida dido      | baka bako      | baba babo
  sin sine       | kći kćeri       | brat brate     | braco braco      | sestra sestro  | seka seko      | stric striče   | striko striko
  strina strino  | ujak ujače      | ujo ujo        | ujna ujno        | teta teto      | tetka tetko    | tetak tetče    | nećak nećače
  unuk unuče     | unuka unuko     | bratić bratiću | rodijak rodijače | muž mužu       | žena ženo      | svekar svekre  | svekrva svekrvo
  punac punče    | punica punice   | zet zete       | snaha snaho      | nevista nevisto | djever djevere | zaova zaovo   | pašanac pašanče
  svak svače     | šurjak šurjače  | prijatelj prijatelju | prija prijo | očuh očuše     | kum kume       | kuma kumo      | babo babo
  ćako ćako      | dragi dragi     | pobratim pobratime
`;

describe('the vocative of words for kin', () => {
  it.each(
    CALLED.split(/[|\n]/).flatMap((cell) => {
      const [word, called] = cell.trim().split(/\s+/);
      return word && called ? [{ word, called }] : [];
    }),
  )('$word: $called!', ({ word, called }) => {
    expect(vocative(word)).toBe(called);
  });
});

describe('words for kin', () => {
  const rows = WORDS.split(/[|\n]/).flatMap((cell) => {
    const [nominative = '', genitive = '', possessive = ''] = cell.trim().split(/\s+/);
    return nominative === '' ? [] : [{ nominative, genitive, possessive }];
  });

  it.each(rows)('$nominative, $genitive, $possessive', ({ nominative, genitive, possessive }) => {
    expect(kinNoun(nominative)).toMatchObject({ nominative, genitive, possessive });
  });

  it('agree with whoever they belong to', () => {
    const marija = { possessive: 'Marijin' };
    expect(ownedBy(marija, [kinNoun('djever')])).toBe('Marijin djever');
    expect(ownedBy(marija, [kinNoun('zaova')])).toBe('Marijina zaova');
    expect(ownedBy(marija, [kinNoun('dijete')])).toBe('Marijino dijete');
    expect(ownedBy(marija, [kinNoun('svast')])).toBe('Marijina svast');
  });

  it('follow one another in the genitive', () => {
    const steps = [kinNoun('majka'), kinNoun('brat'), kinNoun('kći')] as const;
    expect(ownedBy({ possessive: 'njezin' }, steps)).toBe('kći brata njezine majke');
    expect(ownedBy({ genitive: 'Nives Ćavar' }, steps)).toBe('kći brata majke Nives Ćavar');
    expect(ownerless(steps)).toBe('kći majčina brata');
  });

  it('stand in phrases that make no adjective', () => {
    const second = withAdjective('drug', kinNoun('bratić'));
    expect(ownerless([second, kinNoun('sin')])).toBe('sin drugoga bratića');
    expect(ownerless([withAdjective('treć', kinNoun('bratić')), kinNoun('kći')])).toBe('kći trećega bratića');
    expect(ownerless([kinNoun('djed'), withAdjective('drug', kinNoun('sestrična'))])).toBe('djedova druga sestrična');
    expect(ownerless([either([kinNoun('stric'), kinNoun('ujak')]), kinNoun('sin')])).toBe('sin strica ili ujaka');
  });

  it('keep a tail behind the owner', () => {
    const ancestor = withTail(kinNoun('predak'), 'u 6. koljenu');
    expect(ownedBy({ possessive: 'Anin' }, [ancestor])).toBe('Anin predak u 6. koljenu');
    expect(ownedBy({ genitive: 'Nives Ćavar' }, [ancestor])).toBe('predak Nives Ćavar u 6. koljenu');
    expect(ownedBy({ possessive: 'Anin' }, [kinNoun('bratić'), withTail(kinNoun('potomak'), 'u 6. koljenu')])).toBe(
      'potomak Anina bratića u 6. koljenu',
    );
  });
});
