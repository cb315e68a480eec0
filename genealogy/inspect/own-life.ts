import type { PartialDate } from '../../domain/partial-date.ts';
import { isNoDate } from '../living/evidence.ts';
import { courseOf, dayNumber, daysOf, yearsAfter } from './days.ts';
import type { HealthFindings, HealthKind } from './findings.ts';
import type { Inspected, Life } from './lives.ts';
import { agreed, eventName, listed, type Named, named, when } from './wording.ts';

const LONGEST_LIFE = 110;

/** What only the living do. A title, a property or an event of a free kind may be older or younger than the person. */
const DONE_ALIVE = new Set(
  'CHR BAPM CHRA BLES BARM BASM ADOP CONF FCOM ORDN NATU EMIG IMMI CENS GRAD RETI EDUC OCCU RESI WILL'.split(' '),
);
/** A household may be listed in the year after somebody has died. */
const LISTED = new Set(['CENS', 'RESI', 'OCCU']);

/** A person's own dates against each other. */
export function inspectOwnLives(inspected: Inspected, findings: HealthFindings): void {
  inspected.lives.forEach((life, person) => {
    if (life.events.length < 2) return;
    const isDeadUnborn = inspectOrder(life, person, findings);
    if (!isDeadUnborn && life.died.from > yearsAfter(life.born.to, LONGEST_LIFE)) {
      const facts = [life.birth ?? life.baptism, life.death ?? life.burial].map((date) => date?.edtf);
      findings.tell('age-over-110', [person], facts, (who) => {
        const [start, end] = [startOf(life, who), endOf(life, who)];
        return `Životni vijek dulji je od 110 godina: ${who.name} ${start.word} je ${start.when}, a ${end.word} ${end.when}`;
      });
    }
    if (!isDeadUnborn) inspectEvents(inspected, person, findings);
  });
}

type Moment = PartialDate | undefined;

function inspectOrder({ birth, baptism, death, burial }: Life, person: number, findings: HealthFindings): boolean {
  const isWrong = (kind: HealthKind, early: Moment, did: string, late: Moment, before: string): boolean => {
    if (!early || !late || daysOf(early).to >= daysOf(late).from) return false;
    findings.tell(kind, [person], [late.edtf, early.edtf], (who) => {
      return `Prema zapisu ${who.name} ${agreed(who, did)} je ${when(early)}, a ${agreed(who, before)} tek ${when(late)}`;
    });
    return true;
  };
  const [end, start] = [death ? 'umro' : 'pokopan', birth ? 'rođen' : 'kršten'];
  const isDeadUnborn = isWrong('death-before-birth', death ?? burial, end, birth ?? baptism, start);
  const isBuriedAlive = isWrong('burial-before-death', burial, 'pokopan', death, 'umro');
  isWrong('baptism-before-birth', baptism, 'kršten', birth, 'rođen');
  // Somebody without a date of death who was buried before they were born is dead unborn already.
  if (death && !isDeadUnborn && !isBuriedAlive) isWrong('death-before-birth', burial, 'pokopan', birth, 'rođen');
  return isDeadUnborn;
}

function inspectEvents({ genealogy, lives }: Inspected, person: number, findings: HealthFindings): void {
  const { birth, death, burial, baptism, born, died, events } = lives[person] as Life;
  const end = death ?? burial;
  for (const { tag, date } of events) {
    if (!DONE_ALIVE.has(tag)) continue;
    const tell = (bound: (who: Named) => string): void =>
      findings.add('event-outside-life', () => {
        const who = named(genealogy, person);
        const limit = bound(who);
        const sentence = `${who.name}: ${eventName(tag)} ${when(date)}, a ${limit}`;
        return { individuals: [who.id], facts: [tag, date.edtf, limit], sentence };
      });
    const { began, ended } = courseOf(date);
    const late = LISTED.has(tag) ? yearsAfter(died.to, 1) : died.to;
    if (end && ended.from > late) tell((who) => `${agreed(who, death ? 'umro' : 'pokopan')} je već ${when(end)}`);
    else if (birth && date !== baptism && began.to < born.from)
      tell((who) => `${agreed(who, 'rođen')} je tek ${when(birth)}`);
  }
}

/** Of two people, in a sentence that is given when they were born. */
export function tellBirths(
  { lives }: Inspected,
  findings: HealthFindings,
  kind: HealthKind,
  people: readonly [number, number],
  sentence: (one: Named & End, other: Named & End) => string,
): void {
  const [first, second] = people.map((person) => lives[person]) as [Life, Life];
  const facts = [first, second].map(({ birth, baptism }) => (birth ?? baptism)?.edtf);
  findings.tell(kind, people, facts, (one, other) =>
    sentence({ ...one, ...startOf(first, one) }, { ...other, ...startOf(second, other) }),
  );
}

export interface End {
  readonly word: string;
  readonly when: string;
  readonly edtf: string;
}

export function startOf({ birth, baptism }: Life, who: Named): End {
  return told(birth ?? baptism, agreed(who, birth ? 'rođen' : 'kršten'));
}

export function endOf({ death, burial }: Life, who: Named): End {
  return told(death ?? burial, agreed(who, death ? 'umro' : 'pokopan'));
}

function told(date: PartialDate | undefined, word: string): End {
  return { word, when: date ? when(date) : '', edtf: date?.edtf ?? '' };
}

/** Dates of people and of families that are still to come, and those that nobody understands. */
export function inspectDates(inspected: Inspected, today: PartialDate, findings: HealthFindings): void {
  const { genealogy, graph, lives, families } = inspected;
  const now = dayNumber(today.latest);
  const inspectAll = ({ events, unread }: Pick<Life, 'events' | 'unread'>, people: readonly number[]): void => {
    const tellOf = (kind: HealthKind, words: string, tag: string, fact: string, date = `„${fact.slice(0, 80)}“`) =>
      findings.add(kind, () => {
        const who = people.filter((person) => person >= 0).map((person) => named(genealogy, person));
        const names = who.length > 0 ? `${listed(who.map(({ name }) => name))}, ` : '';
        const sentence = `${words}: ${names}${eventName(tag)} ${date}`;
        return { individuals: who.map(({ id }) => id), facts: [tag, fact], sentence };
      });
    for (const { tag, date } of events)
      if (isToCome(date, now)) tellOf('future-date', 'Datum je u budućnosti', tag, date.edtf, when(date));
    for (const { tag, written } of unread)
      if (!isNoDate(written)) tellOf('date-unreadable', 'Datum se ne može pročitati', tag, written);
  };
  for (const [person, life] of lives.entries()) inspectAll(life, [person]);
  for (const [at, family] of families.entries())
    inspectAll(family, [graph.firstPartner[at] as number, graph.secondPartner[at] as number]);
}

/** `BEF 2040` may be long past; of a period that lasted until then the end is still to come. */
function isToCome(date: PartialDate, now: number): boolean {
  const lasted = !date.edtf.startsWith('[');
  const last = (lasted && date.end) || date;
  return dayNumber(last.earliest) > now;
}
