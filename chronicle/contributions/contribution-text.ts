import { ContributionFault } from '../../domain/contribution-fault.ts';
import { CONTRIBUTION_LIMITS } from '../../domain/contribution-limits.ts';
import { normalForm } from '../../domain/normal-form.ts';
import { telephoneOf } from '../../domain/telephone.ts';
import { nameOf } from '../identity/new-account.ts';
import { type Contribution, type ContributionText, filesIn } from './contribution.ts';

const LONGEST_TITLE = 90;

/** What was typed, made even and checked. A memory may be spoken or shown instead; a condolence is words. */
export function checkedText(typed: ContributionText, kind: Contribution['kind'], hasMedia: boolean): ContributionText {
  const text = evenLines(typed.text);
  if (text === '' && (kind === 'condolence' || !hasMedia)) throw new ContributionFault('nothing-sent');
  if (text.length > (kind === 'condolence' ? CONTRIBUTION_LIMITS.condolence : CONTRIBUTION_LIMITS.text)) {
    throw new ContributionFault('text-too-long');
  }
  return {
    title: line(typed.title, LONGEST_TITLE) || suggestedTitle(text),
    text,
    author: nameOf(typed.author),
    when: line(typed.when, 120),
    where: line(typed.where, 200),
    people: line(typed.people, 300),
  };
}

/** Other words for something that has been sent; its pictures and its voice stay. */
export function withText(contribution: Contribution, typed: ContributionText): Contribution {
  const hasMedia = filesIn(contribution).length > 0;
  return { ...contribution, content: checkedText(typed, contribution.kind, hasMedia) };
}

/** Empty where none was typed. */
export function typedTelephone(text: string): string {
  if (text.trim() === '') return '';
  const telephone = telephoneOf(text);
  if (telephone === undefined) throw new ContributionFault('invalid-telephone');
  return telephone;
}

/** As its writer counted it: a form sends every new line as two characters. */
export function evenLines(text: string): string {
  return normalForm(text, 'NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function line(text: string, longest: number): string {
  return normalForm(text, 'NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest);
}

const LONGEST_SUGGESTION = 60;

/** For what was sent without a title, until an editor gives it one: the first sentence, or as many of its clauses as fit. */
export function suggestedTitle(text: string): string {
  const [first = ''] = evenLines(text)
    .replace(/[*_`#>[\]]/g, '')
    .trim()
    .split('\n');
  const plain = line(first, first.length);
  const sentence = /^.{12,}?[.!?…](?=\s+\p{Lu}|$)/u.exec(plain)?.[0] ?? plain;
  if (sentence.length <= LONGEST_SUGGESTION) return sentence.replace(/[.…]$/, '') || 'Uspomena bez naslova';
  const clauses = /^.{12,60}(?=[,;:]| –)/u.exec(sentence)?.[0];
  return clauses ?? `${line(sentence, LONGEST_SUGGESTION).replace(/ \S*$/, '').toWellFormed()} …`;
}
