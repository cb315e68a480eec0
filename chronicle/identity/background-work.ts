/** What is answered before it is finished, so that its time tells nobody anything. */
export class BackgroundWork {
  readonly #underWay = new Set<Promise<unknown>>();

  start(work: Promise<unknown>): void {
    const settled: Promise<void> = work
      .then(
        () => {},
        (error: unknown) => console.error('An email could not be asked for:', error),
      )
      .finally(() => this.#underWay.delete(settled));
    this.#underWay.add(settled);
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }
}
