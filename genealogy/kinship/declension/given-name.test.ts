import { describe, expect, it } from 'vitest';
import { Sex } from '../../graph.ts';
import { givenNameForms, givenNamesForms } from './given-name.ts';
import { agreeing } from './inflection.ts';

/** Name, genitive, possessive adjective. */
const MEN = `
  # Domestic short forms in -e and -o: like words in -a
  Ante Ante Antin          | Mate Mate Matin          | Jure Jure Jurin           | Stipe Stipe Stipin     | Duje Duje Dujin
  Šime Šime Šimin          | Bože Bože Božin          | Frane Frane Franin        | Vice Vice Vicin        | Rade Rade Radin
  Jozo Joze Jozin          | Đuro Đure Đurin          | Ivo Ive Ivin              | Kruno Krune Krunin        | Pero Pere Perin        | Franjo Franje Franjin
  Mijo Mije Mijin          | Grgo Grge Grgin          | Krsto Krste Krstin        | Lovro Lovre Lovrin     | Niko Nike Nikin
  Mato Mate Matin          | Tomo Tome Tomin          | Vlado Vlade Vladin        | Drago Drage Dragin     | Božo Bože Božin
  Krešo Kreše Krešin       | Mićo Miće Mićin          | Mujo Muje Mujin           | Ibro Ibre Ibrin        | Huso Huse Husin
  Rafo Rafe Rafin          | Miko Mike Mikin

  # Every other name in -o: like Marko
  Marko Marka Markov       | Mirko Mirka Mirkov       | Željko Željka Željkov     | Vinko Vinka Vinkov     | Salko Salka Salkov
  Pablo Pabla Pablov       | Bruno Bruna Brunov       | Roko Roka Rokov           | Enzo Enza Enzov        | Tito Tita Titov
  Otto Otta Ottov          | Marco Marca Marcov       | Carlo Carla Carlov        | Pedro Pedra Pedrov     | Dino Dina Dinov
  Nino Nina Ninov          | Aldo Alda Aldov          | Karlo Karla Karlov        | Hugo Huga Hugov        | Oto Ota Otov
  Vito Vita Vitov          | Tino Tina Tinov          | Lino Lina Linov           | Sandro Sandra Sandrov  | Franco Franca Francov
  Vlaho Vlaha Vlahov       | Kuno Kuna Kunov          | Zeno Zena Zenov           | Rocco Rocca Roccov     | Diego Diega Diegov
  Danilo Danila Danilov    | Renato Renata Renatov    | Leo Lea Leov              | Mateo Matea Mateov     | Romeo Romea Romeov
  Mario Marija Marijev     | Antonio Antonija Antonijev | Dario Darija Darijev    | Silvio Silvija Silvijev | Marijo Marija Marijev

  # In -a
  Luka Luke Lukin          | Nikola Nikole Nikolin    | Andrija Andrije Andrijin  | Ilija Ilije Ilijin     | Ivica Ivice Ivičin
  Matija Matije Matijin    | Noa Noe Noin             | Mustafa Mustafe Mustafin  | Alija Alije Alijin     | Joshua Joshue Joshuin

  # In -i and what sounds like it
  Toni Tonija Tonijev      | Rudi Rudija Rudijev      | Tonči Tončija Tončijev    | Ali Alija Alijev       | Giovanni Giovannija Giovannijev
  Charlie Charlieja Charliejev | Eddie Eddieja Eddiejev | Henry Henryja Henryjev  | Harry Harryja Harryjev | Stanley Stanleyja Stanleyjev
  Ray Raya Rayev           | Guy Guya Guyev           | Leroy Leroya Leroyev

  # In a consonant
  Ivan Ivana Ivanov        | Tomislav Tomislava Tomislavov | Stjepan Stjepana Stjepanov | Šimun Šimuna Šimunov | Božidar Božidara Božidarov
  Josip Josipa Josipov     | Mihovil Mihovila Mihovilov | Lazar Lazara Lazarov    | Gašpar Gašpara Gašparov | Petar Petra Petrov
  Aleksandar Aleksandra Aleksandrov | Silvestar Silvestra Silvestrov | Pavao Pavla Pavlov | Pavle Pavla Pavlov | Jakov Jakova Jakovljev | Lovrenac Lovrenca Lovrenčev
  Anđeo Anđela Anđelov     | Viganj Vignja Vignjev
  Juraj Jurja Jurjev       | Blaž Blaža Blažev        | Andrej Andreja Andrejev   | Miloš Miloša Milošev   | Tadej Tadeja Tadejev
  Tomaž Tomaža Tomažev     | Hrvoje Hrvoja Hrvojev    | Blagoje Blagoja Blagojev  | Alojzije Alojzija Alojzijev | Đorđe Đorđa Đorđev
  Ignac Ignaca Ignacov     | Bonifac Bonifaca Bonifacov | Pankrac Pankraca Pankracov | Franc Franca Francov | Ferenc Ferenca Ferencov
  Salih Saliha Salihov     | Fatih Fatiha Fatihov     | Abdulah Abdulaha Abdulahov | Mehmed Mehmeda Mehmedov | Ahmet Ahmeta Ahmetov
  Hasan Hasana Hasanov     | Hans Hansa Hansov        | Klaus Klausa Klausov      | Heinrich Heinricha Heinrichov | Ludwig Ludwiga Ludwigov
  Max Maxa Maxov           | Edward Edwarda Edwardov  | Charles Charlesa Charlesov | Louis Louisa Louisov  | Matthew Matthewa Matthewov
  Eric Erica Ericov        | Josh Josha Joshev        | Mitch Mitcha Mitchev      | José Joséa Joséov      | Radu Radua Raduov

  # In an -e that is not that of Ante
  George Georgea Georgeov  | Mike Mikea Mikeov        | Bruce Brucea Bruceov      | Luke Lukea Lukeov      | Dante Dantea Danteov
  Giuseppe Giuseppea Giuseppeov | Felipe Felipea Felipeov | Joe Joea Joeov         | Rene Renea Reneov

  # Two names in one
  Ivan-Pavao Ivan-Pavla Ivan-Pavlov | Jean-Claude Jean-Claudea Jean-Claudeov | Karl-Heinz Karl-Heinza Karl-Heinzov
`;

const WOMEN = `
  Marija Marije Marijin    | Kata Kate Katin          | Luca Luce Lucin           | Anka Anke Ankin        | Ana Ane Anin
  Anica Anice Aničin       | Marica Marice Maričin    | Ljubica Ljubice Ljubičin  | Mica Mice Micin        | Mia Mije Mijin
  Tea Tee Tein             | Andrea Andree Andrein    | Victoria Victorije Victorijin | Mare Mare Marin    | Jele Jele Jelin
  Pave Pave Pavin          | Ljube Ljube Ljubin       | Bare Bare Barin
  Janja Janje Janjin       | Nevenka Nevenke Nevenkin | Olga Olge Olgin           | Anđa Anđe Anđin        | Zdravka Zdravke Zdravkin
  Monica Monice Monicin    | Jessica Jessice Jessicin | Fatima Fatime Fatimin     | Lucija Lucije Lucijin  | Dora Dore Dorin
  Ana-Marija Ana-Marije Ana-Marijin | Marija-Magdalena Marija-Magdalene Marija-Magdalenin
`;

function rowsOf(table: string): { name: string; genitive: string; possessive: string }[] {
  return table.split(/[|\n]/).flatMap((cell) => {
    const [name, genitive, possessive] = cell.trim().split(/\s+/);
    return name && name !== '#' && genitive && possessive ? [{ name, genitive, possessive }] : [];
  });
}

describe('given names', () => {
  it.each(rowsOf(MEN))('$name, $genitive, $possessive', ({ name, genitive, possessive }) => {
    expect(givenNameForms(name, Sex.male)).toEqual({ genitive, possessive });
  });

  it.each(rowsOf(WOMEN))('$name, $genitive, $possessive', ({ name, genitive, possessive }) => {
    expect(givenNameForms(name, Sex.female)).toEqual({ genitive, possessive });
  });

  it.each(['Nives', 'Karmen', 'Ines', 'Elizabeth', 'Mary', 'Alice', 'Ana-Karmen'])(
    '%s has one form and no adjective',
    (name) => {
      expect(givenNameForms(name, Sex.female)).toEqual({ genitive: name });
    },
  );

  it.each(['Noah', 'Elijah', 'Edward_VII', 'J.', 'ANTE', '', '?', '-', 'Ana-', 'Stanislao'])(
    '%s is left alone',
    (name) => {
      expect(givenNameForms(name, Sex.male)).toEqual({});
    },
  );

  it('needs no sex where the ending says enough, and guesses nothing where it does not', () => {
    expect(givenNameForms('Saša', Sex.unknown)).toEqual({ genitive: 'Saše', possessive: 'Sašin' });
    expect(givenNameForms('Ante', Sex.unknown).possessive).toBe('Antin');
    for (const name of ['Ivan', 'Toni', 'Jackie', 'George']) expect(givenNameForms(name, Sex.unknown)).toEqual({});
  });

  it.each([
    ['fra Ante', 'fra Ante', 'fra Antin'],
    ['Fra Ante', 'fra Ante', 'fra Antin'],
    ['don Ivan', 'don Ivana', 'don Ivanov'],
    ['dr. Juraj', 'dr. Jurja', 'dr. Jurjev'],
    ['hadži Salih', 'hadži Saliha', 'hadži Salihov'],
    ['Don', 'Dona', 'Donov'],
  ])('a title stays before the name: %s, %s, %s', (names, genitive, possessive) => {
    expect(givenNamesForms(names, Sex.male)).toEqual({ genitive, possessive });
  });

  it('two names are both declined, and make no adjective', () => {
    expect(givenNamesForms('Ivan Pavao', Sex.male)).toEqual({ genitive: 'Ivana Pavla' });
    expect(givenNamesForms('fra Ivan Pavao', Sex.male)).toEqual({ genitive: 'fra Ivana Pavla' });
    expect(givenNamesForms('J. Ante', Sex.male)).toEqual({});
  });

  it('the adjective agrees with the noun', () => {
    const { possessive = '' } = givenNamesForms('fra Ante', Sex.male);
    expect(agreeing(possessive, 'f', 'nominative')).toBe('fra Antina');
    expect(agreeing(possessive, 'm', 'genitive')).toBe('fra Antina');
    expect(agreeing(possessive, 'f', 'genitive')).toBe('fra Antine');
    expect(agreeing(possessive, 'n', 'nominative')).toBe('fra Antino');
  });
});
