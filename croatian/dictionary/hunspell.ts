/** A word of a Hunspell dictionary, and every form its affix classes give it. */
export interface Entry {
  readonly lemma: string;
  readonly flags: readonly string[];
  readonly forms: ReadonlySet<string>;
}

interface Rule {
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp | undefined;
}

interface AffixClass {
  readonly kind: 'SFX' | 'PFX';
  readonly rules: Rule[];
}

/** Flag of entries that are no word without an ending. */
const NEEDS_AFFIX = 'ZZ';

/**
 * The part of Hunspell's format that dictionary-hr uses: flags of two letters, numbered lists of them (AF), suffixes with
 * conditions, and prefixes that combine with every suffix. No affix has classes of its own.
 */
export function* entriesOf(affixFile: string, wordFile: string): Generator<Entry> {
  const { classes, flagLists } = readAffixes(affixFile);
  for (const line of wordFile.split('\n').slice(1)) {
    const [word = ''] = line.split(/\s/, 1);
    if (word === '') continue;
    const [lemma = '', list] = word.split('/');
    const flags = list === undefined ? [] : flagLists[Number(list)];
    if (!flags) throw new Error(`The dictionary names a list of flags that is not there: ${word}`);
    yield { lemma, flags, forms: formsOf(lemma, flags, classes) };
  }
}

function readAffixes(text: string) {
  const classes = new Map<string, AffixClass>();
  // The first line of the lists says how many there are; they are counted from one.
  const flagLists: (readonly string[])[] = [];
  for (const line of text.split('\n')) {
    const [command, flag = '', strip = '', add = '', condition] = line.trim().split(/\s+/);
    if (command === 'AF') flagLists.push(flag.match(/../g) ?? []);
    if (command !== 'SFX' && command !== 'PFX') continue;
    const known = classes.get(flag);
    if (!known) classes.set(flag, { kind: command, rules: [] });
    else known.rules.push(ruleOf(command, strip, add, condition));
  }
  return { classes, flagLists };
}

function ruleOf(kind: AffixClass['kind'], strip: string, add: string, condition: string | undefined): Rule {
  const pattern = condition === undefined || condition === '.' ? undefined : condition;
  return {
    strip: strip === '0' ? '' : strip,
    add: add === '0' ? '' : add,
    condition: pattern === undefined ? undefined : new RegExp(kind === 'SFX' ? `${pattern}$` : `^${pattern}`),
  };
}

function formsOf(
  lemma: string,
  flags: readonly string[],
  classes: ReadonlyMap<string, AffixClass>,
): ReadonlySet<string> {
  const forms = new Set<string>(flags.includes(NEEDS_AFFIX) ? [] : [lemma]);
  const affixes = flags.flatMap((flag) => classes.get(flag) ?? []);
  for (const { rules } of affixes.filter(({ kind }) => kind === 'SFX')) {
    for (const { strip, add, condition } of rules) {
      if (!lemma.endsWith(strip) || (condition && !condition.test(lemma))) continue;
      forms.add(lemma.slice(0, lemma.length - strip.length) + add);
    }
  }
  for (const { rules } of affixes.filter(({ kind }) => kind === 'PFX')) {
    for (const { strip, add, condition } of rules) {
      for (const form of [...forms]) {
        if (form.startsWith(strip) && (!condition || condition.test(form))) forms.add(add + form.slice(strip.length));
      }
    }
  }
  return forms;
}
