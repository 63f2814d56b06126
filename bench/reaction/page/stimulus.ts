/** A letter the browser reports the presentation of (Element Timing) and the driver notices (`data-trial`). */
export function stimulusNode(trial: number): HTMLElement {
  const node = document.createElement('p');
  node.setAttribute('elementtiming', `trial-${trial}`);
  node.dataset.trial = String(trial);
  node.style.fontSize = '80px';
  node.textContent = 'A';
  return node;
}

/** Time from one onset to the next, milliseconds. */
export const someGap = () => 380 + Math.floor(Math.random() * 100);
