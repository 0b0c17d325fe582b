const Area = ({ color, d }: { readonly color: string; readonly d: string }): JSX.Element => (
  <path fill={`var(--kf-scene-${color})`} d={d} />
);

/** The picture under the graphic: a reporter at a harbor in the evening. */
export default function Harbor(): JSX.Element {
  return (
    <g>
      <defs>
        <linearGradient id="harbor-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--kf-scene-sky)" />
          <stop offset="1" stopColor="var(--kf-scene-horizon)" />
        </linearGradient>
      </defs>
      <rect width="1920" height="660" fill="url(#harbor-sky)" />
      <circle fill="var(--kf-scene-sun)" cx="840" cy="510" r="84" />
      <Area color="far" d="M0 560 190 470l170 70 210-130 260 150 220-70 330 110 540-90v190H0z" />
      <rect fill="var(--kf-scene-water)" y="640" width="1920" height="440" />
      <path
        stroke="var(--kf-scene-horizon)"
        strokeWidth="10"
        opacity="0.5"
        d="M700 676h290M740 706h200M450 768h130M640 800h70M520 846h220M960 812h120M700 900h130M930 946h190M560 1010h170"
      />
      <Area
        color="near"
        d="M0 700h420l60 40v340H0zM60 700V520h150v180zM250 700V600h110v100zM96 520v-70h40v70z"
      />
      <Area color="light" d="M90 556h26v34H90zM150 556h26v34h-26zM90 622h26v34H90zM276 628h22v30h-22z" />
      <path
        fill="var(--kf-scene-dark)"
        stroke="var(--kf-scene-dark)"
        strokeWidth="8"
        d="M760 742h280l-44 74H806zM890 742V470M890 492l110 190M890 492 800 700M1010 742V600"
      />
      <Area color="near" d="M1180 1080V760h740v320z" />
      <path
        fill="none"
        stroke="var(--kf-scene-dark)"
        strokeWidth="14"
        d="M1180 700h740M1180 620h740M1240 620v150M1400 620v150M1560 620v150M1720 620v150M1880 620v150"
      />
      <Area color="cloth" d="M1180 1080c6-190 40-300 130-340l120-50h130l120 50c92 40 124 150 130 340z" />
      <Area color="light" d="m1428 690 66 120 68-120 34 26-102 190-100-190z" />
      <Area color="skin" d="M1440 600h112v110l-56 76-56-76z" />
      <Area
        color="skin"
        d="M1392 470c0-100 44-150 104-150s104 50 104 150c0 104-52 176-104 176s-104-72-104-176z"
      />
      <path
        fill="var(--kf-scene-dark)"
        opacity="0.25"
        d="M1440 634c32 16 80 16 112 0v50c-36 24-84 20-112-10z"
      />
      <Area
        color="dark"
        d="M1372 560c-22-170 14-276 126-276 110 0 146 100 124 276-10-60-22-112-44-146-52 22-116 18-160-10-22 36-36 90-46 156z"
      />
      <path
        fill="none"
        stroke="var(--kf-scene-dark)"
        strokeWidth="8"
        strokeLinecap="round"
        opacity="0.55"
        d="M1440 492h32M1520 492h32M1498 500v52h-16M1470 590q28 16 56 0"
      />
      <Area color="dark" d="M1382 930h56l22 150h-100z" />
      <rect fill="var(--kf-scene-dark)" x="1362" y="770" width="96" height="130" rx="48" />
      <rect fill="var(--kf-scene-light)" x="1366" y="868" width="88" height="66" />
      <Area color="skin" d="M1356 986c0-20 14-30 34-30h42c22 0 36 12 36 32v92h-112z" />
      <path
        fill="none"
        stroke="var(--kf-scene-dark)"
        strokeWidth="8"
        strokeLinecap="round"
        opacity="0.55"
        d="M1356 1016h60M1356 1050h60"
      />
    </g>
  );
}
