import type { VoiceView } from './views.ts';
import styles from './voice-player.module.css';

/** The memory as its teller spoke it. */
export function VoicePlayer({ voice, teller }: { readonly voice: VoiceView; readonly teller: string }) {
  return (
    <figure className={styles.voice}>
      <figcaption>
        {teller} pripovijeda <span>({voice.length})</span>
      </figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand beside it where somebody wrote them down */}
      <audio controls preload="none" src={voice.src} aria-label={`Snimka: ${teller}`} />
    </figure>
  );
}
