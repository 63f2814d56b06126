// Keeps the list fresh while the page is looked at, and empties it on request.
const POLL_MS = 2000;
/** Newest mail that the list shows. */
let shown = document.body.dataset.newest ?? '';

async function refresh() {
  if (document.visibilityState !== 'visible') return;
  const response = await fetch('/_local/inbox.json?limit=1').catch(() => null);
  if (!response?.ok) return;
  const [newest] = await response.json();
  // A mail that is being read stays where it is; only the list is renewed.
  if ((newest?.id ?? '') === shown) return;
  const page = await fetch(location.href)
    .then((answer) => answer.text())
    .catch(() => null);
  if (page === null) return;
  const fresh = new DOMParser().parseFromString(page, 'text/html');
  const list = document.querySelector('.list');
  const freshList = fresh.querySelector('.list');
  if (!list || !freshList) return location.reload();
  list.replaceChildren(...freshList.childNodes);
  shown = newest.id;
  document.getElementById('count').textContent = fresh.getElementById('count').textContent;
}

setInterval(refresh, POLL_MS);
document.addEventListener('visibilitychange', refresh);
document.getElementById('clear')?.addEventListener('click', async () => {
  await fetch('/_local/inbox.json', { method: 'DELETE' });
  location.assign('/_local/inbox');
});
