import { useId } from 'react';
import styles from './drawings.module.css';

/** The hill at dusk, its houses lit; a clear morning in the light theme. Layers drift apart with the scroll. */
export function Hill({ className }: { readonly className?: string | undefined }) {
  const sky = useId();
  return (
    <svg className={className} viewBox="0 0 1600 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className={styles.sky}>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.skyHigh} offset="0" />
          <stop className={styles.skyMiddle} offset="0.28" />
          <stop className={styles.skyLow} offset="0.46" />
          <stop className={styles.skyGlow} offset="0.62" />
        </linearGradient>
        <rect width="1600" height="700" fill={`url(#${sky})`} />
        <g className={styles.stars}>
          <path d="M180 92h3v3h-3ZM316 168h2v2h-2ZM452 58h3v3h-3ZM604 134h2v2h-2ZM742 74h2v2h-2ZM880 118h3v3h-3ZM1010 52h2v2h-2ZM1298 96h3v3h-3ZM1436 58h2v2h-2ZM1530 142h3v3h-3ZM92 206h2v2h-2ZM690 196h2v2h-2ZM1382 178h2v2h-2Z" />
        </g>
        <circle className={styles.halo} cx="1180" cy="262" r="92" />
        <circle className={styles.light} cx="1180" cy="262" r="54" />
      </g>
      <path
        className={`${styles.range} ${styles.layer1}`}
        d="M0 392C70 372 118 330 190 322 262 314 300 352 372 344 452 336 498 272 588 262 676 252 726 300 800 296 872 292 920 248 1000 256 1086 264 1120 322 1206 326 1290 330 1336 282 1420 290 1490 296 1540 334 1600 328V720H0Z"
      />
      <path
        className={`${styles.far} ${styles.layer2}`}
        d="M0 452C90 440 150 398 246 392 340 386 410 430 508 418 620 404 690 344 812 342 930 340 980 396 1082 392 1180 388 1240 340 1340 348 1440 356 1520 404 1600 396V720H0Z"
      />
      <g className={styles.layer3}>
        <path
          className={styles.mid}
          d="M0 520C110 492 210 470 330 474 450 478 520 512 640 496 780 478 880 402 1040 392 1180 384 1290 430 1400 452 1480 468 1550 462 1600 454V720H0Z"
        />
        <path
          className={styles.terrace}
          d="M820 462C900 436 980 424 1062 422M790 486C900 456 1000 446 1120 448M1180 424C1250 438 1310 452 1376 466M850 512C960 484 1080 478 1210 486M1256 480C1320 490 1380 500 1450 500"
        />
        <Hamlet />
      </g>
      <g className={styles.layer4}>
        <path
          className={styles.near}
          d="M0 588C140 548 280 556 420 566 560 576 660 560 800 548 960 534 1100 556 1240 562 1380 568 1500 548 1600 536V720H0Z"
        />
        <path
          className={styles.track}
          d="M940 720C1000 660 1120 640 1116 604 1112 574 1010 570 1026 540 1038 518 1090 510 1086 486"
        />
        <path
          className={styles.vines}
          d="M300 600v-14m0 4q-7-1-8-7m8 3q7-2 7-8M336 602v-14m0 4q-7-1-8-7m8 3q7-2 7-8M372 604v-14m0 4q-7-1-8-7m8 3q7-2 7-8M408 606v-14m0 4q-7-1-8-7m8 3q7-2 7-8M318 630v-16m0 5q-8-1-9-8m9 3q8-2 8-9M358 632v-16m0 5q-8-1-9-8m9 3q8-2 8-9M398 634v-16m0 5q-8-1-9-8m9 3q8-2 8-9M438 636v-16m0 5q-8-1-9-8m9 3q8-2 8-9"
        />
        <Gravestone />
      </g>
      <g className={styles.layer5}>
        <path
          className={styles.ground}
          d="M0 648C180 622 360 640 540 646 760 654 900 628 1120 634 1320 640 1460 622 1600 614V720H0Z"
        />
        <Wall />
      </g>
    </svg>
  );
}

function Hamlet() {
  return (
    <>
      <path className={styles.smoke} d="M1096 346C1088 330 1104 322 1096 306 1089 291 1104 282 1100 264" />
      <path
        className={styles.houses}
        d="M992 420V392L1018 372 1044 392V420ZM1050 420V378L1078 356 1092 366V352H1100V372L1110 380V420ZM1120 428V398L1142 381 1164 398V428ZM938 430V408L958 393 978 408V430ZM1186 446V420L1206 404 1226 420V446Z"
      />
      <path
        className={styles.roofs}
        d="M986 395 1018 370 1050 395 1044 397 1018 377 992 397ZM1044 382 1078 354 1116 383 1110 386 1078 362 1050 386ZM1114 401 1142 378 1170 401 1164 403 1142 386 1120 403ZM933 411 958 391 983 411 977 413 958 398 939 413ZM1181 423 1206 402 1231 423 1225 425 1206 409 1187 425Z"
      />
      <path
        className={styles.windows}
        d="M1012 396h9v11h-9ZM1066 390h9v12h-9ZM1086 390h9v12h-9ZM1138 406h8v10h-8ZM954 414h7v9h-7Z"
      />
      <path
        className={styles.cypress}
        d="M916 436C908 416 912 396 918 378 925 396 928 416 921 436ZM1240 452C1232 432 1236 410 1243 388 1251 410 1254 432 1246 452ZM898 442C892 428 895 414 900 402 905 414 908 428 902 442Z"
      />
    </>
  );
}

function Gravestone() {
  return (
    <>
      <path className={styles.shade} d="M120 622 132 560 168 538 214 534 262 556 268 616 214 628Z" />
      <path className={styles.stone} d="M120 622 132 560 168 538 206 562 214 628Z" />
      <path className={styles.stoneLight} d="M132 560 168 538 214 534 262 556 206 562Z" />
      <path
        className={styles.carving}
        d="M146 606q8-9 16 0t16 0 16 0M169 566a11 11 0 1 0 .1 0M169 570v14M162 577h14M228 578v34M240 576v34M222 592q12-7 26-2"
      />
    </>
  );
}

function Wall() {
  return (
    <g>
      <path
        className={styles.stone}
        d="M0 668 34 660 66 664 70 690 0 694ZM72 662 120 655 128 684 76 688ZM126 656 162 650 198 656 196 682 132 684ZM204 655 252 650 262 660 258 682 202 683ZM266 654 300 648 344 656 340 682 264 684ZM350 658 386 652 410 662 406 686 346 686ZM416 664 450 660 470 668 466 688 412 688ZM476 670 504 668 516 690 474 690Z"
      />
      <path
        className={styles.stoneLight}
        d="M20 640 60 634 92 642 88 656 26 660ZM98 640 138 632 170 638 164 650 100 654ZM176 636 214 630 244 638 240 650 180 652ZM250 634 290 630 318 640 312 650 254 652ZM324 642 362 638 388 646 382 654 330 656Z"
      />
      <path
        className={styles.carving}
        d="M12 676 44 672M88 672 108 669M150 666 180 668M222 668 240 666M286 666 320 668M366 670 392 670"
      />
    </g>
  );
}
