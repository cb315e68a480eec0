/** Opus where there is a choice; phones that cannot record it offer AAC. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const BITS_PER_SECOND = 48_000;

export interface Capture {
  stop(): void;
  /** A page that is left must not go on listening, and nobody waits for what was said. */
  abandon(): void;
}

/** Listens until told to stop. Rejects when the microphone may not be used. */
export async function captureVoice(done: (voice: Blob) => void): Promise<Capture> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const hush = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType ? { mimeType } : {}),
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    hush();
    done(new Blob(parts, { type: recorder.mimeType }));
  });
  recorder.start(1000);
  return { stop: () => recorder.stop(), abandon: hush };
}
