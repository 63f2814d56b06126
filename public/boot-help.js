// Fetched by boot.js when the app does not stand: loads everything anew once where that can help, else says what happened.
(() => {
  const email = 'hello@focusclaritylab.example.com';
  // As in src/config/languages.ts, and in words of src/i18n/locales/*/common.json where those say the same.
  const all = {
    en: {
      title: 'The app could not start',
      lead: 'This is a mistake on our side. Your account and what is kept on this device are untouched. Please reload the page. If this comes back, copy the details and send them to {email}.',
      type: 'What happened',
      time: 'Time',
      message: 'Message',
      stack: 'Where in the program',
      address: 'Address',
      none: 'none',
      reload: 'Reload Page',
      copy: 'Copy the details',
      copied: 'Copied',
      close: 'Close',
      error: 'An error in the program',
      rejection: 'A step that failed',
      mount: 'The page could not be drawn',
      root: 'A part of the page is missing',
    },
    es: {
      title: 'La aplicación no se pudo iniciar',
      lead: 'Es un error nuestro. Tu cuenta y lo que se guarda en este dispositivo siguen intactos. Recarga la página. Si vuelve a ocurrir, copia los detalles y envíalos a {email}.',
      type: 'Qué ha pasado',
      time: 'Hora',
      message: 'Mensaje',
      stack: 'Lugar en el programa',
      address: 'Dirección',
      none: 'ninguno',
      reload: 'Recargar la página',
      copy: 'Copiar los detalles',
      copied: 'Copiado',
      close: 'Cerrar',
      error: 'Un error en el programa',
      rejection: 'Un paso que falló',
      mount: 'No se pudo mostrar la página',
      root: 'Falta una parte de la página',
    },
    fr: {
      title: 'L’application n’a pas pu démarrer',
      lead: 'C’est une erreur de notre côté. Votre compte et ce qui est conservé sur cet appareil sont intacts. Rechargez la page. Si cela se reproduit, copiez les détails et envoyez-les à {email}.',
      type: 'Ce qui s’est passé',
      time: 'Heure',
      message: 'Message',
      stack: 'Endroit dans le programme',
      address: 'Adresse',
      none: 'aucun',
      reload: 'Recharger la page',
      copy: 'Copier les détails',
      copied: 'Copié',
      close: 'Fermer',
      error: 'Une erreur dans le programme',
      rejection: 'Une étape qui a échoué',
      mount: 'La page n’a pas pu être affichée',
      root: 'Il manque une partie de la page',
    },
    de: {
      title: 'Die App konnte nicht starten',
      lead: 'Das ist ein Fehler auf unserer Seite. Ihr Konto und was auf diesem Gerät gespeichert ist, sind unberührt. Bitte laden Sie die Seite neu. Wenn das wiederkommt, kopieren Sie die Angaben und senden Sie sie an {email}.',
      type: 'Was geschehen ist',
      time: 'Zeit',
      message: 'Meldung',
      stack: 'Stelle im Programm',
      address: 'Adresse',
      none: 'keine',
      reload: 'Seite neu laden',
      copy: 'Angaben kopieren',
      copied: 'Kopiert',
      close: 'Schließen',
      error: 'Ein Fehler im Programm',
      rejection: 'Ein Schritt, der misslang',
      mount: 'Die Seite konnte nicht aufgebaut werden',
      root: 'Ein Teil der Seite fehlt',
    },
    it: {
      title: 'L’app non si è avviata',
      lead: 'È un errore da parte nostra. Il tuo account e ciò che è conservato su questo dispositivo sono intatti. Ricarica la pagina. Se succede di nuovo, copia i dettagli e inviali a {email}.',
      type: 'Che cosa è successo',
      time: 'Ora',
      message: 'Messaggio',
      stack: 'Punto nel programma',
      address: 'Indirizzo',
      none: 'nessuno',
      reload: 'Ricarica la pagina',
      copy: 'Copia i dettagli',
      copied: 'Copiato',
      close: 'Chiudi',
      error: 'Un errore nel programma',
      rejection: 'Un passaggio non riuscito',
      mount: 'Non è stato possibile mostrare la pagina',
      root: 'Manca una parte della pagina',
    },
    pt: {
      title: 'O aplicativo não pôde iniciar',
      lead: 'O erro é nosso. Sua conta e o que está guardado neste dispositivo continuam intactos. Recarregue a página. Se isso voltar a acontecer, copie os detalhes e envie-os para {email}.',
      type: 'O que aconteceu',
      time: 'Hora',
      message: 'Mensagem',
      stack: 'Ponto do programa',
      address: 'Endereço',
      none: 'nenhum',
      reload: 'Recarregar a página',
      copy: 'Copiar os detalhes',
      copied: 'Copiado',
      close: 'Fechar',
      error: 'Um erro no programa',
      rejection: 'Uma etapa que falhou',
      mount: 'Não foi possível mostrar a página',
      root: 'Falta uma parte da página',
    },
    pl: {
      title: 'Nie udało się uruchomić aplikacji',
      lead: 'To błąd po naszej stronie. Twoje konto i dane zapisane na tym urządzeniu są nienaruszone. Wczytaj stronę ponownie. Jeśli to się powtórzy, skopiuj szczegóły i wyślij je na adres {email}.',
      type: 'Co się stało',
      time: 'Czas',
      message: 'Komunikat',
      stack: 'Miejsce w programie',
      address: 'Adres',
      none: 'brak',
      reload: 'Wczytaj stronę ponownie',
      copy: 'Skopiuj szczegóły',
      copied: 'Skopiowano',
      close: 'Zamknij',
      error: 'Błąd w programie',
      rejection: 'Krok, który się nie powiódł',
      mount: 'Nie udało się wyświetlić strony',
      root: 'Brakuje części strony',
    },
    ru: {
      title: 'Приложение не запустилось',
      lead: 'Это ошибка с нашей стороны. Ваша учётная запись и всё, что сохранено на этом устройстве, не затронуты. Обновите страницу. Если ошибка повторится, скопируйте сведения и отправьте их на {email}.',
      type: 'Что произошло',
      time: 'Время',
      message: 'Сообщение',
      stack: 'Место в программе',
      address: 'Адрес',
      none: 'нет',
      reload: 'Обновить страницу',
      copy: 'Скопировать сведения',
      copied: 'Скопировано',
      close: 'Закрыть',
      error: 'Ошибка в программе',
      rejection: 'Не удалось выполнить один из шагов',
      mount: 'Не удалось отобразить страницу',
      root: 'Не хватает части страницы',
    },
    ja: {
      title: 'アプリを開始できませんでした',
      lead: 'こちらの不具合です。アカウントと、この端末に保存されている内容には影響ありません。ページを再読み込みしてください。繰り返し起こる場合は、詳細をコピーして {email} までお送りください。',
      type: '起きたこと',
      time: '時刻',
      message: 'メッセージ',
      stack: 'プログラム内の場所',
      address: 'アドレス',
      none: 'なし',
      reload: 'ページを再読み込み',
      copy: '詳細をコピー',
      copied: 'コピーしました',
      close: '閉じる',
      error: 'プログラムのエラー',
      rejection: '処理の一部が失敗しました',
      mount: 'ページを表示できませんでした',
      root: 'ページの一部がありません',
    },
    ko: {
      title: '앱을 시작하지 못했어요',
      lead: '저희 쪽 오류예요. 계정과 이 기기에 저장된 내용은 그대로예요. 페이지를 새로고침해 주세요. 같은 일이 또 생기면 자세한 내용을 복사해 {email} 주소로 보내 주세요.',
      type: '일어난 일',
      time: '시각',
      message: '메시지',
      stack: '프로그램 안의 위치',
      address: '주소',
      none: '없음',
      reload: '페이지 새로고침',
      copy: '자세한 내용 복사',
      copied: '복사했어요',
      close: '닫기',
      error: '프로그램 오류',
      rejection: '실패한 처리 단계',
      mount: '페이지를 표시하지 못했어요',
      root: '페이지의 일부가 없어요',
    },
    zh: {
      title: '应用无法启动',
      lead: '这是我们这边的错误。您的账户和保存在此设备上的内容没有受到影响。请重新加载页面。如果问题再次出现，请复制详细信息并发送至 {email}。',
      type: '发生了什么',
      time: '时间',
      message: '消息',
      stack: '程序中的位置',
      address: '地址',
      none: '无',
      reload: '重新加载页面',
      copy: '复制详细信息',
      copied: '已复制',
      close: '关闭',
      error: '程序出错',
      rejection: '有一个步骤失败',
      mount: '页面无法显示',
      root: '页面缺少一部分',
    },
  };

  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage can be switched off
    }
  };
  const language =
    [
      new URLSearchParams(location.search).get('lng'),
      /^\/(..)(?:\/|$)/.exec(location.pathname)?.[1],
      /(?:^|; )i18nextLng=([^;]*)/.exec(document.cookie)?.[1],
      stored('i18nextLng'),
      ...navigator.languages,
    ]
      .map((code) => code?.slice(0, 2).toLowerCase())
      .find((code) => Object.hasOwn(all, code ?? '')) ?? 'en';
  const words = all[language];

  /** Without what may be somebody's own: what follows an address, e-mail addresses, long names with figures (ids, tokens). */
  const withoutSecrets = (text) =>
    String(text)
      .replace(/((?:https?|blob):\/\/[^\s?#()]+)[?#][^\s()]*/g, '$1')
      .replace(/[^\s@/:<>()"']+@[^\s@/:<>()"']+\.\w+/g, '[…]')
      .replace(/(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(?:\.[\w-]{8,})*/gi, '[…]');
  const address = () => {
    const parts = location.pathname.split('/');
    return (
      location.origin +
      parts.map((part) => (part.length > 15 || /^(?=.*\d).{8,}$/.test(part) ? '…' : part)).join('/')
    );
  };

  const element = (name, text, ...children) => {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    made.append(...children);
    return made;
  };

  function panel({ cause, error, time, stands }) {
    try {
      tellOn(error);
    } catch {
      // storage can be switched off, and a page of the development server says nothing of itself
    }
    const name = error instanceof Error ? error.name : '';
    const rows = {
      type: name ? `${words[cause]} (${name})` : words[cause],
      time: time.toISOString(),
      message: withoutSecrets(error?.message ?? error ?? '') || words.none,
      stack: withoutSecrets(error?.stack ?? '') || words.none,
      address: address(),
    };
    const dialog = element('dialog');
    dialog.className = 'boot-help';
    dialog.lang = language;
    const title = element('h1', words.title);
    title.id = 'boot-help-title';
    title.tabIndex = -1;
    dialog.setAttribute('aria-labelledby', title.id);
    const list = element('dl');
    for (const [key, text] of Object.entries(rows)) {
      const value = key === 'stack' ? element('pre', text) : text;
      // What scrolls can be reached by keyboard.
      if (key === 'stack') value.tabIndex = 0;
      list.append(element('div', '', element('dt', words[key]), element('dd', '', value)));
    }
    const button = (text, act) => {
      const made = element('button', text);
      made.type = 'button';
      made.addEventListener('click', act);
      return made;
    };
    const state = element('span');
    state.setAttribute('role', 'status');
    const report = Object.entries(rows).map(([key, text]) => `${words[key]}: ${text}`);
    const copy = () =>
      navigator.clipboard.writeText(report.join('\n')).then(
        () => {
          state.textContent = words.copied;
        },
        () => getSelection()?.selectAllChildren(list), // not allowed: it can be copied by hand
      );
    const buttons = element(
      'footer',
      '',
      button(words.reload, () => location.reload()),
      button(words.copy, copy),
      button(words.close, () => dialog.close()),
      state,
    );
    dialog.append(
      element('article', '', title, element('p', words.lead.replace('{email}', email)), buttons, list),
    );
    withStyles(() => {
      // The app may still come, later than it was waited for.
      if (stands()) return;
      const watch = setInterval(() => stands() && dialog.close(), 500);
      dialog.addEventListener('close', () => {
        clearInterval(watch);
        dialog.remove();
      });
      (document.body ?? document.documentElement).append(dialog);
      dialog.showModal();
      title.focus();
    });
  }

  /** Shows what has its styles: a button that moves under the finger is missed. Without them it is shown after three seconds. */
  function withStyles(show) {
    let isShown = false;
    const once = () => {
      if (!isShown) show();
      isShown = true;
    };
    const styles = element('link');
    Object.assign(styles, { rel: 'stylesheet', href: '/boot-help.css', onload: once, onerror: once });
    document.head.append(styles);
    setTimeout(once, 3000);
  }

  /** Lets go of everything that could be loaded anew. What is somebody's own (database, session, choices) stays. */
  async function dropCopies() {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const names = 'caches' in window ? await caches.keys() : [];
    await Promise.allSettled([
      ...workers.map((worker) => worker.unregister()),
      ...names.map((name) => caches.delete(name)),
    ]);
  }

  async function recover({ stands }) {
    // Where nothing can be loaded, what is kept for that is not thrown away. A worker leaves HEAD alone.
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    // Meanwhile it came: nobody is taken away from where they are.
    if (stands()) return;
    await dropCopies().catch(() => undefined); // a browser that keeps none may refuse to say so
    try {
      sessionStorage.clear();
    } catch {
      // storage can be switched off
    }
    setTimeout(() => {
      if (stands()) return;
      const to = new URL(location.href);
      to.searchParams.set('fresh', Date.now().toString(36));
      location.replace(to);
    }, 250);
  }

  /** Where in the program, as 16 digits that say nothing else. */
  function hashOf(stack) {
    const places = String(stack).match(/[\w.-]+\.js:\d+:\d+(?=\)?$)/gm) ?? [];
    return [2166136261, 3339451269]
      .map((seed) => {
        let hash = seed;
        for (const letter of places.join(' ')) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
        return (hash >>> 0).toString(16).padStart(8, '0');
      })
      .join('');
  }

  /** Tells that it happened, of people who allow it alone, as src/api/analytics/client-errors.ts does it once the app stands. */
  function tellOn(error) {
    const key = 'fcl.analytics.errors';
    const { timestamp, preferences } = JSON.parse(stored('fcl.consent') ?? '{}');
    const days = (Date.now() - Date.parse(timestamp)) / 86_400_000;
    const count = Number(sessionStorage.getItem(key) ?? 0) + 1;
    if (preferences?.analytics !== true || !(days < 365) || !(count <= 10)) return;
    sessionStorage.setItem(key, count);
    const { backend, page } = JSON.parse(document.getElementById('ahead').textContent);
    const first = document.querySelector('script[type="module"][src*="/assets/"]')?.src;
    const release = /([\w-]{8})\.js$/.exec(first ?? '')?.[1] ?? 'unbuilt';
    fetch(`${backend.url}/functions/v1/client-errors`, {
      method: 'POST',
      body: JSON.stringify({ kind: 'boot', page, stack: hashOf(error?.stack ?? ''), release }),
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {});
  }

  addEventListener('fcl:trouble', ({ detail }) => {
    if (detail.mayHelp && !detail.isFresh) recover(detail).catch(() => panel(detail));
    else panel(detail);
  });
})();
