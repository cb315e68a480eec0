import { type Contribution, findContribution, type Telling } from '../../chronicle/contributions/contribution.ts';
import type { RemembrancePorts } from '../../chronicle/contributions/ports.ts';
import { approve } from '../../chronicle/moderation/approve.ts';
import { hideContribution } from '../../chronicle/moderation/hide.ts';
import { refuse } from '../../chronicle/moderation/refuse.ts';
import { setLetThrough } from '../../chronicle/moderation/trust.ts';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { Fault } from '../../domain/fault.ts';
import { wordContributionFault } from '../text/contribution-faults.ts';

export interface Decision {
  readonly done?: string;
  readonly trouble?: string;
}

/** One decision of an editor, or of somebody who looks after a page. Answers undefined when the form is about something else. */
export async function moderate(
  ports: RemembrancePorts,
  form: FormData,
  { by, may }: { readonly by: string; readonly may: (contribution: Contribution) => boolean },
): Promise<Decision | undefined> {
  const text = (name: string) => String(form.get(name) ?? '');
  const id = text('contribution');
  if (id === '') return undefined;
  const contribution = await findContribution(ports.store, id);
  if (!contribution || !may(contribution)) return { trouble: wordContributionFault({ code: 'gone' }).sentence };
  try {
    switch (text('intent')) {
      case 'approve':
        await approve(ports, contribution, { by });
        return { done: `Objavljeno: ${nameOf(contribution)}.` };
      case 'correct': {
        const corrected = correctedTelling(contribution, form);
        const hand = { summary: text('summary'), date: text('when') };
        await approve(ports, contribution, { by, corrected, hand });
        return { done: `Ispravljeno i objavljeno: ${nameOf(contribution)}.` };
      }
      case 'refuse':
        await refuse(ports, contribution, { by, reason: text('reason') });
        return { done: 'Odbijeno. Razlog je poslan, a prilog i njegove datoteke izbrisani.' };
      case 'hide':
        await hideContribution(ports, contribution, by);
        return { done: `Skriveno: ${nameOf(contribution)}.` };
      case 'let-through':
        await setLetThrough(ports, contribution, { by, through: text('through') === 'yes' });
        return { done: 'Zabilježeno.' };
      default:
        return undefined;
    }
  } catch (error) {
    if (error instanceof ContributionFault) return { trouble: wordContributionFault(error).sentence };
    if (error instanceof Fault && error.code === 'conflict') {
      return { trouble: wordContributionFault({ code: 'gone' }).sentence };
    }
    if (error instanceof Fault && error.code === 'invalid-record') {
      return { trouble: 'Zapis se tako ne može objaviti. Provjerite naslov, sažetak i vrijeme.' };
    }
    throw error;
  }
}

function correctedTelling({ telling }: Contribution, form: FormData): Telling {
  const given = (name: keyof Telling) => String(form.get(name) ?? telling[name]);
  return {
    title: given('title'),
    text: given('text'),
    teller: given('teller'),
    when: given('when'),
    where: given('where'),
    people: given('people'),
  };
}

function nameOf({ kind, telling }: Contribution): string {
  return kind === 'memory' ? `„${telling.title}“` : `sućut, ${telling.teller}`;
}
