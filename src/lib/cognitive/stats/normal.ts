/** Coefficients of Wichura 1988, Applied Statistics 37, algorithm AS 241 (PPND16), highest power first. */
const centre = {
  top: [
    2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457,
    13731.693765509461125, 1971.5909503065514427, 133.14166789178437745, 3.387132872796366608,
  ],
  bottom: [
    5226.495278852854561, 28729.085735721942674, 39307.89580009271061, 21213.794301586595867,
    5394.1960214247511077, 687.1870074920579083, 42.313330701600911252, 1,
  ],
};
const middle = {
  top: [
    7.7454501427834140764e-4, 0.0227238449892691845833, 0.24178072517745061177, 1.27045825245236838258,
    3.64784832476320460504, 5.7694972214606914055, 4.6303378461565452959, 1.42343711074968357734,
  ],
  bottom: [
    1.05075007164441684324e-9, 5.475938084995344946e-4, 0.0151986665636164571966, 0.14810397642748007459,
    0.68976733498510000455, 1.6763848301838038494, 2.05319162663775882187, 1,
  ],
};
const tail = {
  top: [
    2.01033439929228813265e-7, 2.71155556874348757815e-5, 0.0012426609473880784386, 0.026532189526576123093,
    0.29656057182850489123, 1.7848265399172913358, 5.4637849111641143699, 6.6579046435011037772,
  ],
  bottom: [
    2.04426310338993978564e-15, 1.4215117583164458887e-7, 1.8463183175100546818e-5, 7.868691311456132591e-4,
    0.0148753612908506148525, 0.13692988092273580531, 0.59983220655588793769, 1,
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

const LOG_SQRT_2PI = 0.9189385332046727418;
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
