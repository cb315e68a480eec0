import { z } from 'zod';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore } from '../store/document-store.ts';

const NOTIFICATIONS = 'notifications';
const NOTIFIED = 'notified';

/** When somebody who edits is told what waits. */
export const NOTIFICATION_CHOICES = ['at-once', 'daily', 'never'] as const;
export type NotificationChoice = (typeof NOTIFICATION_CHOICES)[number];
/** Of whoever has not said. */
const USUAL_CHOICE: NotificationChoice = 'daily';

export const notifications = defineCollection({
  name: NOTIFICATIONS,
  schema: z.object({ accountId: z.string().min(1), choice: z.enum(NOTIFICATION_CHOICES) }).readonly(),
});

/** What somebody has been told of, so that nobody is told of it twice, by whichever process. */
export const notified = defineCollection({
  name: NOTIFIED,
  schema: z
    .object({
      accountId: z.string().min(1),
      /** When, and on which day on the hill. */
      at: z.iso.datetime(),
      day: z.iso.date(),
      /** What was waiting then. */
      ids: z.array(z.string()).readonly(),
    })
    .readonly(),
});

export async function notificationsOf(store: DocumentStore, accountId: string): Promise<NotificationChoice> {
  return (await notifications.get(store, accountId))?.choice ?? USUAL_CHOICE;
}

export async function chooseNotifications(
  store: DocumentStore,
  accountId: string,
  choice: NotificationChoice,
): Promise<void> {
  await store.commit([{ verb: 'set', collection: NOTIFICATIONS, id: accountId, fields: { accountId, choice } }]);
}

export async function forgetNotifications(store: DocumentStore, accountId: string): Promise<void> {
  await store.commit([
    { verb: 'delete', collection: NOTIFICATIONS, id: accountId },
    { verb: 'delete', collection: NOTIFIED, id: accountId },
  ]);
}
