import type { PartialDate } from '../../domain/partial-date.ts';
import { courseOf, dayNumber, daysOf, yearsAfter } from './days.ts';
import type { HealthFindings } from './findings.ts';
import type { DatedEvent, Inspected, Life } from './lives.ts';
import { agreed, eventName, type Named, named, when } from './wording.ts';

const LONGEST_LIFE = 110;

/** What only the living do. A title, a property or an event of a free kind may be older or younger than the person. */
const DONE_ALIVE = new Set(
  'CHR BAPM CHRA BLES BARM BASM ADOP CONF FCOM ORDN NATU EMIG IMMI CENS GRAD RETI EDUC OCCU RESI'.split(' '),
);
/** A household may be listed in the year after somebody has died. */
const LISTED = new Set(['CENS', 'RESI', 'OCCU']);

/** A person's own dates against each other. */
export function inspectOwnLives(inspected: Inspected, findings: HealthFindings): void {
  const { genealogy, lives } = inspected;
  lives.forEach((life, index) => {
    if (life.events.length < 2) return;
    const person = () => named(genealogy, index);
    const isDeadUnborn = inspectOrder(life, person, findings);
    if (!isDeadUnborn && life.died.from > yearsAfter(life.born.to, LONGEST_LIFE)) {
      findings.add('age-over-110', () => {
        const who = person();
        const [start, end] = [startOf(life, who), endOf(life, who)];
        const sentence = `Životni vijek dulji je od 110 godina: ${who.name} ${start.word} je ${start.when}, a ${end.word} ${end.when}`;
        return { individuals: [who.id], facts: [start.edtf, end.edtf], sentence };
      });
    }
    if (!isDeadUnborn) inspectEvents(life, person, findings);
  });
}

function inspectOrder(life: Life, person: () => Named, findings: HealthFindings): boolean {
  const { birth, baptism, death, burial } = life;
  const first = birth ?? baptism;
  const last = death ?? burial;
  const isDeadUnborn = first !== undefined && last !== undefined && endsBefore(last, first);
  if (isDeadUnborn) {
    findings.add('death-before-birth', () => {
      const who = person();
      const [start, end] = [startOf(life, who), endOf(life, who)];
      const sentence = `Prema zapisu ${who.name} ${end.word} je ${end.when}, a ${start.word} tek ${start.when}`;
      return { individuals: [who.id], facts: [start.edtf, end.edtf], sentence };
    });
  }
  if (death && burial && endsBefore(burial, death)) {
    findings.add('burial-before-death', () => {
      const who = person();
      const sentence = `Prema zapisu ${who.name} ${agreed(who, 'pokopan')} je ${when(burial)}, a ${agreed(who, 'umro')} tek ${when(death)}`;
      return { individuals: [who.id], facts: [death.edtf, burial.edtf], sentence };
    });
  }
  if (birth && baptism && endsBefore(baptism, birth)) {
    findings.add('baptism-before-birth', () => {
      const who = person();
      const sentence = `Prema zapisu ${who.name} ${agreed(who, 'kršten')} je ${when(baptism)}, a ${agreed(who, 'rođen')} tek ${when(birth)}`;
      return { individuals: [who.id], facts: [birth.edtf, baptism.edtf], sentence };
    });
  }
  // Somebody without a date of death who was buried before they were born is dead unborn already.
  if (birth && death && burial && !isDeadUnborn && endsBefore(burial, birth) && !endsBefore(burial, death)) {
    findings.add('death-before-birth', () => {
      const who = person();
      const sentence = `Prema zapisu ${who.name} ${agreed(who, 'pokopan')} je ${when(burial)}, a ${agreed(who, 'rođen')} tek ${when(birth)}`;
      return { individuals: [who.id], facts: [birth.edtf, burial.edtf], sentence };
    });
  }
  return isDeadUnborn;
}

function inspectEvents(life: Life, person: () => Named, findings: HealthFindings): void {
  const { birth, death, burial, baptism } = life;
  for (const event of life.events) {
    if (!DONE_ALIVE.has(event.tag)) continue;
    const { began, ended } = courseOf(event.date);
    const isBaptism = event.date === baptism;
    const late = LISTED.has(event.tag) ? yearsAfter(life.died.to, 1) : life.died.to;
    const end = death ?? burial;
    if (end && ended.from > late) {
      tell(event, person, findings, (who) => `${agreed(who, death ? 'umro' : 'pokopan')} je već ${when(end)}`);
    } else if (birth && !isBaptism && began.to < life.born.from) {
      tell(event, person, findings, (who) => `${agreed(who, 'rođen')} je tek ${when(birth)}`);
    }
  }
}

function tell(
  { tag, date }: DatedEvent,
  person: () => Named,
  findings: HealthFindings,
  bound: (who: Named) => string,
): void {
  findings.add('event-outside-life', () => {
    const who = person();
    const limit = bound(who);
    const sentence = `Uz osobu ${who.name} stoji ${eventName(tag)} ${when(date)}, a ${limit}`;
    return { individuals: [who.id], facts: [tag, date.edtf, limit], sentence };
  });
}

function endsBefore(one: PartialDate, other: PartialDate): boolean {
  return daysOf(one).to < daysOf(other).from;
}

interface End {
  readonly word: string;
  readonly when: string;
  readonly edtf: string;
}

export function startOf({ birth, baptism }: Life, who: Named): End {
  const date = birth ?? baptism;
  return {
    word: agreed(who, birth ? 'rođen' : 'kršten'),
    when: date ? when(date) : '',
    edtf: date?.edtf ?? '',
  };
}

export function endOf({ death, burial }: Life, who: Named): End {
  const date = death ?? burial;
  return {
    word: agreed(who, death ? 'umro' : 'pokopan'),
    when: date ? when(date) : '',
    edtf: date?.edtf ?? '',
  };
}

/** Events of people and of families that are still to come. */
export function inspectFuture(inspected: Inspected, today: PartialDate, findings: HealthFindings): void {
  const { genealogy, graph, lives, families } = inspected;
  const now = dayNumber(today.latest);
  const tellOf = ({ tag, date }: DatedEvent, people: readonly number[]): void => {
    if (!isToCome(date, now)) return;
    findings.add('future-date', () => {
      const who = people.map((person) => named(genealogy, person));
      const names = who.map(({ name }) => name).join(', ');
      const sentence = `Datum tek dolazi: ${names ? `${names}, ` : ''}${eventName(tag)} ${when(date)}`;
      return { individuals: who.map(({ id }) => id), facts: [tag, date.edtf], sentence };
    });
  };
  lives.forEach(({ events }, person) => {
    for (const event of events) tellOf(event, [person]);
  });
  families.forEach(({ events }, family) => {
    const partners = [graph.firstPartner[family] as number, graph.secondPartner[family] as number];
    for (const event of events)
      tellOf(
        event,
        partners.filter((partner) => partner >= 0),
      );
  });
}

/** `BEF 2040` may be long past; of a period that lasted until then the end is still to come. */
function isToCome(date: PartialDate, now: number): boolean {
  const lasted = !date.edtf.startsWith('[');
  const last = (lasted && date.end) || date;
  return dayNumber(last.earliest) > now;
}
