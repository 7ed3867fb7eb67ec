import { mix } from '../color.ts';
import type { Stage } from '../stage.ts';
import { path } from '../svg.ts';

const STONE = '#dcc9a2';

/** The stone lion of Ifrane, facing right, lying on y 0, about 650 wide and 370 high. */
export function stoneLion(stage: Stage): string {
  const lit = stage.lit(STONE);
  const half = mix(stage.lit(STONE), stage.shade(STONE), 0.55);
  const shade = stage.shade(STONE);
  const deep = mix(stage.shade(STONE), stage.deep(STONE), 0.6);
  const bright = stage.lit('#f0e2c0');
  return [
    // Tail, body with belly in shadow, haunch and hind foot.
    path(
      'M-300 -8C-350 -10 -372 -34 -352 -52C-338 -62 -318 -50 -324 -36C-318 -22 -290 -26 -270 -22V0Z',
      shade,
    ),
    path('M-302 0C-342 -50 -330 -146 -250 -178C-180 -202 -90 -172 10 -206L210 -190L205 0Z', half),
    path('M-130 -176C-80 -184 -40 -184 10 -206L120 -206L60 -150C0 -150 -80 -160 -130 -176Z', lit),
    path('M-150 0C-130 -60 -60 -92 40 -84L100 0Z', shade),
    path(
      'M-302 0C-336 -60 -318 -150 -240 -160C-160 -166 -108 -108 -122 -44C-90 -46 -52 -40 -44 -22C-40 -10 -44 0 -52 0Z',
      half,
    ),
    path(
      'M-240 -160C-160 -166 -108 -108 -122 -44C-90 -46 -52 -40 -44 -22C-40 -10 -44 0 -52 0H-170C-150 -60 -170 -130 -240 -160Z',
      lit,
    ),
    path('M-84 0q-4 -14 4 -24M-64 0q-4 -12 4 -20', 'none', { stroke: shade, 'stroke-width': 4 }),
    // Far foreleg, near foreleg.
    path('M170 -70C240 -80 300 -74 330 -58C352 -46 352 -16 346 -8H200Z', shade),
    path(
      'M60 -84C120 -110 170 -100 205 -66C250 -64 290 -62 308 -50C332 -38 334 -10 328 0H96C58 -10 44 -50 60 -84Z',
      lit,
    ),
    path('M60 -84C44 -50 58 -10 96 0H150C110 -20 96 -56 104 -96Z', half),
    path('M290 0q-8 -16 2 -30M310 0q-6 -14 2 -26', 'none', { stroke: shade, 'stroke-width': 4 }),
    // The mane in three rings of locks, darkest outside.
    path(
      'M206 -352C190 -384 150 -394 122 -380C84 -378 56 -352 48 -318C18 -302 0 -272 6 -242C-16 -218 -18 -182 2 -160C0 -128 22 -100 50 -96C64 -70 98 -54 124 -62C150 -40 190 -46 204 -72C226 -84 234 -112 226 -134C240 -160 238 -190 224 -206Z',
      shade,
    ),
    path(
      'M204 -350C184 -374 150 -380 126 -364C98 -354 82 -332 80 -304C54 -290 42 -262 52 -236C34 -212 38 -180 58 -164C60 -136 82 -116 106 -116C122 -92 154 -86 172 -102C196 -100 214 -122 212 -146C228 -166 228 -194 216 -210Z',
      half,
    ),
    path(
      'M202 -348C180 -364 150 -362 136 -344C124 -332 118 -312 120 -294C98 -278 92 -252 104 -230C94 -206 104 -180 124 -172C134 -148 160 -140 178 -152C200 -150 212 -172 208 -196L220 -220Z',
      lit,
    ),
    // Carved locks.
    path(
      'M20 -236q16 34 4 62M52 -290q0 30 -12 46M40 -180q22 22 20 56M74 -262q14 30 4 60M84 -162q20 18 30 48M118 -250q10 28 4 52M138 -170q18 16 26 44M182 -150q14 24 12 54M206 -190q10 26 4 50M92 -318q-2 26 -14 42',
      'none',
      { stroke: deep, 'stroke-width': 4, 'stroke-linecap': 'round', opacity: '.55' },
    ),
    // Ear; face with straight nose, square muzzle and beard; the cheek in shadow.
    path('M122 -312C108 -344 134 -362 158 -340L156 -300Z', half),
    path('M130 -316C124 -336 138 -346 150 -334Z', deep),
    path(
      'M150 -332C164 -356 192 -364 216 -352C230 -346 236 -336 244 -326L288 -292C298 -284 300 -270 292 -264C294 -256 292 -250 286 -248C288 -232 278 -216 262 -214C258 -200 246 -194 232 -198C204 -200 180 -210 168 -230C148 -254 142 -304 150 -332Z',
      bright,
    ),
    path(
      'M168 -230C148 -254 142 -304 150 -332C156 -300 168 -282 192 -272C204 -250 216 -236 236 -232C246 -226 256 -222 262 -214C258 -200 246 -194 232 -198C204 -200 180 -210 168 -230Z',
      half,
    ),
    path(
      'M274 -302L288 -292C298 -284 300 -272 294 -266L278 -274C270 -282 268 -292 274 -302Z',
      deep,
    ),
    path('M292 -264C280 -262 268 -254 260 -242', 'none', {
      stroke: deep,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    path('M196 -326C212 -336 230 -332 242 -318L232 -304C222 -310 208 -312 196 -326Z', half),
    path('M212 -320Q226 -324 236 -310Q222 -308 212 -320Z', deep),
  ].join('');
}
