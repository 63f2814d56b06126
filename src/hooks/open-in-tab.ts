import { useState } from 'react';

/** A tab that was opened by a click, before its address was known. */
export interface OpenTab {
  /** Sends the tab there. False when there is no tab to send: the browser refused it or the person closed it. */
  go: (url: string) => boolean;
  /** Takes the tab away again when there is no address after all. */
  close: () => void;
}

/** Only addresses of the web: a `javascript:` address would run in the new tab as this site. */
function isWebAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, window.location.href).protocol);
  } catch {
    return false;
  }
}

/**
 * Opens a tab at once, which browsers allow only while they handle a press (pointer or key), and sends it to its
 * address later. `noopener` would answer no handle to send, so the way back is cut by hand while the tab still
 * belongs to this site: what opens there cannot reach this page.
 * @param waiting what the tab says until it has its address
 */
export function openTab(waiting: string): OpenTab {
  const tab = window.open('', '_blank');
  if (tab !== null) {
    try {
      tab.opener = null;
      tab.document.title = waiting;
      tab.document.body.textContent = waiting;
    } catch {
      // A browser that lets nobody write there still sends the tab on.
    }
  }
  return {
    go(url) {
      if (tab === null || tab.closed || !isWebAddress(url)) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}

export interface OpenInTab {
  /** Where the person has to go by themselves since the tab was refused; draw it as a link of this tab. */
  link: string | null;
  /** Call it in the handler of the press itself. Answers after the address is known. @throws what `address` throws */
  open: (waiting: string, address: () => Promise<string>) => Promise<void>;
}

/** Opens an address that has to be asked for first in a new tab; where that is refused it becomes a link here. */
export function useOpenInTab(): OpenInTab {
  const [link, setLink] = useState<string | null>(null);
  return {
    link,
    async open(waiting, address) {
      setLink(null);
      const tab = openTab(waiting);
      try {
        const url = await address();
        if (!tab.go(url)) setLink(isWebAddress(url) ? url : null);
      } catch (error) {
        tab.close();
        throw error;
      }
    },
  };
}
