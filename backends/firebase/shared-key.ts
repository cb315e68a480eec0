import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { isTaken, reaching } from './reaching.ts';

/** A secret that all processes of a site have in common, made by the first one that ever asks for it. */
export async function sharedKey(db: Firestore, name: 'attempts-key' | 'device-key' | 'link-key'): Promise<string> {
  const document = documentOf(db, name);
  const kept = async () => (await reaching(document.get())).get('key') as string | undefined;
  const known = await kept();
  if (known) return known;
  const made = randomBytes(32).toString('base64url');
  try {
    await reaching(document.create({ key: made }));
    return made;
  } catch (error) {
    const first = isTaken(error) ? await kept() : undefined;
    if (first) return first;
    throw error;
  }
}

export async function replaceKey(db: Firestore, name: 'link-key', key: string): Promise<void> {
  await reaching(documentOf(db, name).set({ key }));
}

function documentOf(db: Firestore, name: string) {
  return db.collection('site').doc(name);
}
