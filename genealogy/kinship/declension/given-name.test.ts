import { describe, expect, it } from 'vitest';
import { Sex } from '../../graph.ts';
import { givenNameForms } from './given-name.ts';

const MEN = `
  Ante Ante Antin          | Mate Mate Matin          | Jure Jure Jurin           | Stipe Stipe Stipin     | Duje Duje Dujin
  Jozo Joze Jozin          | Đuro Đure Đurin          | Ivo Ive Ivin              | Pero Pere Perin        | Franjo Franje Franjin
  Mijo Mije Mijin          | Grgo Grge Grgin          | Krsto Krste Krstin        | Lovro Lovre Lovrin     | Bruno Brune Brunin
  Marko Marka Markov       | Mirko Mirka Mirkov       | Željko Željka Željkov     | Vinko Vinka Vinkov     | Niko Nike Nikin
  Karlo Karla Karlov       | Danilo Danila Danilov    | Renato Renata Renatov     | Leo Lea Leov           | Mateo Matea Mateov
  Mario Marija Marijev     | Antonio Antonija Antonijev | Toni Tonija Tonijev
  Luka Luke Lukin          | Nikola Nikole Nikolin    | Andrija Andrije Andrijin  | Ilija Ilije Ilijin     | Ivica Ivice Ivičin
  Ivan Ivana Ivanov        | Tomislav Tomislava Tomislavov | Stjepan Stjepana Stjepanov | Šimun Šimuna Šimunov | Božidar Božidara Božidarov
  Petar Petra Petrov       | Aleksandar Aleksandra Aleksandrov | Silvestar Silvestra Silvestrov | Pavao Pavla Pavlov | Mihovil Mihovila Mihovilov
  Juraj Jurja Jurjev       | Blaž Blaža Blažev        | Andrej Andreja Andrejev   | Miloš Miloša Milošev   | Tadej Tadeja Tadejev
  Hrvoje Hrvoja Hrvojev    | Blagoje Blagoja Blagojev | Alojzije Alojzija Alojzijev | Đorđe Đorđa Đorđev   | Lovrenac Lovrenca Lovrenčev
  Jakov Jakova Jakovljev   | Lazar Lazara Lazarov     | Gašpar Gašpara Gašparov
`;

const WOMEN = `
  Marija Marije Marijin    | Kata Kate Katin          | Luca Luce Lucin           | Anka Anke Ankin        | Ana Ane Anin
  Anica Anice Aničin       | Marica Marice Maričin    | Ljubica Ljubice Ljubičin  | Mica Mice Micin        | Mia Mije Mijin
  Tea Tee Tein             | Andrea Andree Andrein    | Victoria Victorije Victorijin | Mare Mare Marin    | Jele Jele Jelin
  Janja Janje Janjin       | Nevenka Nevenke Nevenkin | Olga Olge Olgin           | Anđa Anđe Anđin        | Zdravka Zdravke Zdravkin
`;

function rowsOf(table: string): { name: string; genitive: string; possessive: string }[] {
  return table.split(/[|\n]/).flatMap((cell) => {
    const [name, genitive, possessive] = cell.trim().split(/\s+/);
    return name && genitive && possessive ? [{ name, genitive, possessive }] : [];
  });
}

describe('given names', () => {
  it.each(rowsOf(MEN))('$name, $genitive, $possessive', ({ name, genitive, possessive }) => {
    expect(givenNameForms(name, Sex.male)).toEqual({ genitive, possessive });
  });

  it.each(rowsOf(WOMEN))('$name, $genitive, $possessive', ({ name, genitive, possessive }) => {
    expect(givenNameForms(name, Sex.female)).toEqual({ genitive, possessive });
  });

  it.each(['Nives', 'Karmen', 'Ines', 'Elizabeth', 'Mary', 'Alice'])('%s has one form and no adjective', (name) => {
    expect(givenNameForms(name, Sex.female)).toEqual({ genitive: name });
  });

  it.each([
    ['George', 'Georgea'],
    ['Edward', 'Edwarda'],
    ['Charles', 'Charlesa'],
    ['Henry', 'Henryja'],
    ['Louis', 'Louisa'],
    ['Dante', 'Dantea'],
  ])('a foreign %s is declined, but makes no adjective whose sound nobody knows', (name, genitive) => {
    expect(givenNameForms(name, Sex.male)).toEqual({ genitive });
  });

  it.each(['Noah', 'Edward_VII', 'J.', 'ANTE', '', '?', 'Ana-Marija', 'Guy', 'Stanislao'])(
    '%s is left alone',
    (name) => {
      expect(givenNameForms(name, Sex.male)).toEqual({});
    },
  );

  it('needs no sex where the ending says enough, and guesses nothing where it does not', () => {
    expect(givenNameForms('Saša', Sex.unknown)).toEqual({ genitive: 'Saše', possessive: 'Sašin' });
    expect(givenNameForms('Ante', Sex.unknown).possessive).toBe('Antin');
    expect(givenNameForms('Ivan', Sex.unknown)).toEqual({});
  });
});
