/** Coefficients of Wichura 1988, Applied Statistics 37, algorithm AS 241 (PPND16), highest power first, to double precision. */
const centre = {
  top: [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946,
    1971.5909503065513, 133.14166789178438, 3.3871328727963665,
  ],
  bottom: [
    5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751,
    687.1870074920579, 42.31333070160091, 1,
  ],
};
const middle = {
  top: [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  bottom: [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1,
  ],
};
const tail = {
  top: [
    2.0103343992922881e-7, 0.000027115555687434876, 0.0012426609473880784, 0.026532189526576124,
    0.29656057182850487, 1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  bottom: [
    2.0442631033899397e-15, 1.421511758316446e-7, 0.000018463183175100548, 0.0007868691311456133,
    0.014875361290850615, 0.1369298809227358, 0.599832206555888, 1,
  ],
};

function ratio({ top, bottom }: typeof centre, x: number): number {
  const polynomial = (coefficients: readonly number[]) => coefficients.reduce((sum, c) => sum * x + c, 0);
  return polynomial(top) / polynomial(bottom);
}

/**
 * The z whose share of the standard normal distribution below it is p, good to about 1e-15 (AS 241).
 * @param p above 0 and below 1; 0 and 1 give minus and plus infinity, anything else NaN
 */
export function inverseNormal(p: number): number {
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * ratio(centre, 0.180625 - q * q);
  const smaller = q < 0 ? p : 1 - p;
  if (smaller === 0) return q < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const r = Math.sqrt(-Math.log(smaller));
  const z = r <= 5 ? ratio(middle, r - 1.6) : ratio(tail, r - 5);
  return q < 0 ? -z : z;
}

const LOG_SQRT_2PI = 0.9189385332046728;
/** Below this distance the series is used, beyond it the continued fraction; both are exact to double precision. */
const SERIES_UP_TO = 2.5;

/** Natural log of the share of the standard normal distribution below z; exact far out in the lower tail, too. */
export function logNormalCdf(z: number): number {
  if (z < -SERIES_UP_TO) return logUpperTail(-z);
  if (z > SERIES_UP_TO) return Math.log1p(-Math.exp(logUpperTail(z)));
  // Φ(z) = 1/2 + φ(z)(z + z³/3 + z⁵/15 + …)
  let term = z;
  let sum = z;
  for (let k = 3; Math.abs(term) > 1e-17 * Math.abs(sum); k += 2) {
    term *= (z * z) / k;
    sum += term;
  }
  return Math.log(0.5 + sum * Math.exp(-0.5 * z * z - LOG_SQRT_2PI));
}

/** ln(1 - Φ(x)) for x > 0 by the continued fraction of Laplace: φ(x)/(x + 1/(x + 2/(x + …))). */
function logUpperTail(x: number): number {
  let fraction = x;
  for (let k = x > 8 ? 20 : 70; k > 0; k--) fraction = x + k / fraction;
  return -0.5 * x * x - LOG_SQRT_2PI - Math.log(fraction);
}
