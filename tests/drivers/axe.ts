import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Looking {
  /** The themes differ in colours alone: what was looked at whole in one need not be in the other. */
  readonly coloursOnly?: boolean;
}

/** What axe has against the page as it stands, one line each. */
export async function faultsOn(page: Page, { coloursOnly = false }: Looking = {}): Promise<string[]> {
  // No page of ours has frames, for which alone axe would open another page each time; what passes is not worth describing.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (coloursOnly ? axe.withRules(COLOUR_RULES) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
