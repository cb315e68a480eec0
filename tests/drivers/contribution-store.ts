import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../backends/embedded/database.ts';
import { FolderFiles } from '../../backends/embedded/files.ts';
import { EmbeddedStore } from '../../backends/embedded/store.ts';
import {
  CONTRIBUTIONS,
  type Contribution,
  findContribution,
  listContributions,
} from '../../chronicle/contributions/contribution.ts';
import { CONTRIBUTION_HISTORY, contributionFields } from '../../chronicle/contributions/contribution-history.ts';
import { privateToken } from '../../chronicle/contributions/private-link.ts';
import { REPORTS } from '../../chronicle/contributions/report.ts';
import { AUTO_APPROVED } from '../../chronicle/contributions/trust.ts';
import type { Fields } from '../../chronicle/store/document-store.ts';

/** The contributions of a running site, read and put in order behind its back. */
export class ContributionStore {
  readonly #dataFolder: string;
  readonly #store: EmbeddedStore;

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder;
    this.#store = new EmbeddedStore(openDatabase(dataFolder));
  }

  async all(): Promise<Contribution[]> {
    return listContributions(this.#store);
  }

  async get(id: string): Promise<Contribution> {
    const found = await findContribution(this.#store, id);
    if (!found) throw new Error(`There is no contribution ${id}`);
    return found;
  }

  /** As it stands here, with no history of what happened to it. */
  async put(contribution: Contribution): Promise<void> {
    const { id } = contribution;
    const history = await this.#store.list(CONTRIBUTION_HISTORY, { where: { contribution: id } });
    const autoApprove = await this.#store.list(AUTO_APPROVED);
    await this.#store.commit([
      ...[...history, ...autoApprove].map((old) => ({
        verb: 'delete' as const,
        collection: old.collection,
        id: old.id,
      })),
      { verb: 'set', collection: CONTRIBUTIONS, id, fields: contributionFields(contribution) },
    ]);
  }

  /** Everything that an action could change, as one text to compare. */
  async traces(id: string): Promise<string> {
    const kept = [
      await this.#store.get(CONTRIBUTIONS, id),
      await this.#store.list(CONTRIBUTION_HISTORY, { where: { contribution: id } }),
      await this.#store.list(AUTO_APPROVED),
      await this.#store.list(REPORTS),
    ];
    return JSON.stringify(kept);
  }

  async reports(): Promise<readonly Fields[]> {
    return (await this.#store.list(REPORTS)).map(({ fields }) => fields);
  }

  async count(collection: string): Promise<number> {
    return (await this.#store.list(collection)).length;
  }

  keepFile(bytes: Uint8Array): Promise<string> {
    return new FolderFiles(join(this.#dataFolder, 'files')).put(bytes);
  }

  /** What its author has in an email. */
  tokenOf(id: string): string {
    const key = readFileSync(join(this.#dataFolder, 'link-key'), 'utf8').trim();
    const sign = (words: string) => createHmac('sha256', key).update(`remembrance ${words}`).digest('base64url');
    return privateToken({ sign }, id);
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}
