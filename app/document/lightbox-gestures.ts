const MOST = 5;
const DOUBLE = 2.5;
/** How far a finger goes to mean it. */
const SWIPE = 60;
const PULL = 110;
const DOUBLE_TAP_MS = 350;

interface Answers {
  /** To the next picture or the one before; whether there is one. */
  readonly step: (by: 1 | -1) => boolean;
  readonly close: () => void;
  readonly zoomed: (isZoomed: boolean) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pinch, double tap, wheel and drag on a picture; a swipe while it is whole. */
export function startGestures(frame: HTMLElement, { step, close, zoomed }: Answers) {
  let [scale, x, y] = [1, 0, 0];
  const fingers = new Map<number, Point>();
  let pulled: Point | undefined;
  let moved = false;

  const picture = () => frame.firstElementChild as HTMLElement | null;

  const draw = (isSettling = false) => {
    frame.toggleAttribute('data-settling', isSettling);
    frame.toggleAttribute('data-zoomed', scale > 1);
    const shown = picture();
    if (shown) shown.style.transform = scale === 1 && !x && !y ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  };

  /** Its edges stay outside the frame, or it stays in the middle. */
  const contain = () => {
    const shown = picture();
    if (!shown) return;
    // It stands in the middle; a drawing (SVG) has no `offsetLeft` that could tell.
    const within = (offset: number, size: number, room: number) => {
      const place = (room - size) / 2;
      const [least, most] = [room - place - size * scale, -place];
      return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, offset));
    };
    x = within(x, shown.clientWidth, frame.clientWidth);
    y = within(y, shown.clientHeight, frame.clientHeight);
  };

  /** The point under the pointer stays under it. */
  const zoomAt = (point: Point, to: number, isSettling = false) => {
    const shown = picture();
    if (!shown) return;
    const before = scale;
    scale = Math.min(MOST, Math.max(1, to));
    const box = shown.getBoundingClientRect();
    x += (point.x - box.left) * (1 - scale / before);
    y += (point.y - box.top) * (1 - scale / before);
    if (scale === 1) [x, y] = [0, 0];
    else contain();
    draw(isSettling);
    if (scale > 1 !== before > 1) zoomed(scale > 1);
  };

  const middle = (): Point => {
    const box = frame.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  const reset = () => {
    const wasZoomed = scale > 1;
    [scale, x, y] = [1, 0, 0];
    draw();
    if (wasZoomed) zoomed(false);
  };

  const toggleAt = (point: Point) => zoomAt(point, scale > 1 ? 1 : DOUBLE, true);

  frame.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) [pulled, moved] = [{ x: 0, y: 0 }, false];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });

  frame.addEventListener('pointermove', (event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, to);
    // Not before: a press that stays where it is belongs to what is under it.
    if (moved) frame.setPointerCapture(event.pointerId);
    if (other) {
      [pulled, moved] = [undefined, true];
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      zoomAt({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }, (scale * apart(to)) / apart(from));
      return;
    }
    if (scale > 1) {
      [x, y, moved] = [x + dx, y + dy, true];
      contain();
      draw();
    } else if (pulled) {
      pulled = { x: pulled.x + dx, y: pulled.y + dy };
      if (Math.hypot(pulled.x, pulled.y) < 8) return;
      moved = true;
      const isAcross = Math.abs(pulled.x) > Math.abs(pulled.y);
      [x, y] = isAcross ? [pulled.x, 0] : [0, Math.max(0, pulled.y)];
      draw();
    }
  });

  const release = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || scale > 1 || !pulled || fingers.size > 0) return;
    const [across, down] = [x, y];
    [x, y, pulled] = [0, 0, undefined];
    if (event.type === 'pointerup' && down > PULL) return close();
    if (event.type === 'pointerup' && Math.abs(across) > SWIPE && step(across < 0 ? 1 : -1)) return;
    draw(true);
  };
  frame.addEventListener('pointerup', release);
  frame.addEventListener('pointercancel', release);
  let tappedAt = 0;
  frame.addEventListener('click', (event) => {
    // A drag that ends beside the picture is no press on the room beside it.
    if (moved) event.stopPropagation();
    if (moved || event.target === frame) return;
    // A finger taps twice: once may be only to hold the telephone.
    if (event.pointerType === 'mouse' || event.timeStamp - tappedAt < DOUBLE_TAP_MS) {
      toggleAt({ x: event.clientX, y: event.clientY });
    }
    tappedAt = event.timeStamp;
  });
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoomAt({ x: event.clientX, y: event.clientY }, scale * Math.exp(-event.deltaY / 300));
    },
    { passive: false },
  );

  return {
    reset,
    toggle: () => toggleAt(middle()),
    zoomBy: (factor: number) => zoomAt(middle(), scale * factor, true),
  };
}
