import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe has against the page as it stands, one line each. */
export async function faultsOn(page: Page): Promise<string[]> {
  // No page of ours has frames, for which alone axe would open another page each time; what passes is not worth describing.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
