import { timingSafeEqual } from 'node:crypto';
import { type Contribution, findContribution } from './contribution.ts';
import type { ContributionPorts } from './ports.ts';

/** What private links are signed with, the same in every process of a site and wherever it moves. */
export interface LinkKey {
  read(): Promise<string>;
  /** In place of what was there: links signed before lead nowhere. Processes read it when they start. */
  keep(key: string): Promise<void>;
}

/** By which a teller comes back to what they told. Nothing of it is kept: it is the id and the site's word for it. */
export function privateToken({ sign }: Pick<ContributionPorts, 'sign'>, id: string): string {
  return `${id}.${sign(`contribution ${id}`)}`;
}

export async function contributionOfToken(
  ports: Pick<ContributionPorts, 'sign' | 'store'>,
  token: string,
): Promise<Contribution | undefined> {
  const [id = ''] = token.split('.');
  const expected = Buffer.from(privateToken(ports, id));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return findContribution(ports.store, id);
}
