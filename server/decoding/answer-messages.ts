/** The life of a program that KeptProcess runs: it answers each message, and ends with the site. */
export function answerMessages<Message>(answer: (message: Message) => Promise<object>): void {
  process.on('message', async (message: Message) => process.send?.(await answer(message)));
  process.on('disconnect', () => process.exit());
  // A terminal tells the whole group to stop; the site ends this process when it needs it no longer.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
}
