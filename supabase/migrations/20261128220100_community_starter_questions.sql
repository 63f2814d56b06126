-- Printed by scripts/community-seed.ts from src/content/community/seed-topics: questions to begin with, each with an answer of
-- the team. Nobody accepted it and nobody voted: what members say counts. What staff changed meanwhile stays.
create temporary table starters as
select s.topic::uuid, s.answer::uuid, s.lang, s.at::timestamptz, s.slugs::text[], s.title, s.body, s.said
from (values
  ('07fd2ec3-3e98-6ed7-cb71-91720a2a5b61', '17a7f958-dec2-5c62-80c6-3e7b036bdb97', 'en', '2026-11-28T08:00:00.000Z', '{starting}', 'How do I start a task I keep avoiding?', 'Some tasks wander from list to list, although it is clear what there is to do. What helps you to begin?', 'Make the beginning so small that it takes two minutes: open the file, write one line, put one plate away. You may stop after that, and it still counts.

It can help to choose the moment beforehand, as an if-then sentence: *If I have put down my cup after breakfast, then I open the letter.* The sentence names something that happens anyway, and one movement of your hands. If it does not work for a few days, change the moment or shrink the step; do not blame yourself.

You can write such a sentence and keep it in [If-Then Plan](/training-hub/if-then-plan/intro).

Which first step has worked for you lately?'),
  ('c60b0dcd-8c68-a491-866a-c1af79529fef', 'ab29f22f-60e0-3358-f3c7-7c8b25b92473', 'es', '2026-11-28T08:00:00.000Z', '{starting}', '¿Cómo empiezo una tarea que llevo tiempo evitando?', 'Hay tareas que pasan de una lista a otra, aunque esté claro lo que hay que hacer. ¿Qué te ayuda a empezar?', 'Haz el comienzo tan pequeño que quepa en dos minutos: abrir el archivo, escribir una línea, guardar un plato. Después puedes parar, y aun así cuenta.

Suele ayudar decidir antes el momento, con una frase de si-entonces: *Si he dejado la taza después del desayuno, entonces abro la carta.* La frase nombra algo que ocurre de todos modos y un solo gesto de las manos. Si no funciona durante unos días, cambia el momento o reduce el paso; no te culpes.

En el [Plan si-entonces](/training-hub/if-then-plan/intro) puedes escribir una frase así y guardarla.

¿Qué primer paso te ha funcionado últimamente?'),
  ('021f6eac-6bfc-65e5-7b87-590285b14b99', '30f034cd-410b-bf50-fa22-f08559d17516', 'fr', '2026-11-28T08:00:00.000Z', '{starting}', 'Comment commencer une tâche que j’évite depuis longtemps ?', 'Certaines tâches passent de liste en liste, alors qu’on sait très bien quoi faire. Qu’est-ce qui vous aide à commencer ?', 'Rendez le début si petit qu’il tient en deux minutes : ouvrir le fichier, écrire une ligne, ranger une assiette. Ensuite vous pouvez vous arrêter, et cela compte quand même.

Il est souvent utile de choisir le moment d’avance, avec une phrase si-alors : *Si j’ai posé ma tasse après le petit déjeuner, alors j’ouvre la lettre.* La phrase nomme une chose qui arrive de toute façon et un seul geste. Si cela ne marche pas pendant quelques jours, changez le moment ou réduisez le pas ; ne vous faites pas de reproches.

Le [Plan si-alors](/training-hub/if-then-plan/intro) vous permet d’écrire une telle phrase et de la garder.

Quel premier pas a marché pour vous ces derniers temps ?'),
  ('3aecaab2-7586-d27a-6d1d-5e020a140dee', '28336010-fafa-a6a8-7679-57ada7f0f0a9', 'de', '2026-11-28T08:00:00.000Z', '{starting}', 'Wie fange ich eine Aufgabe an, der ich ausweiche?', 'Manche Aufgaben wandern von Liste zu Liste, obwohl klar ist, was zu tun wäre. Was hilft Ihnen anzufangen?', 'Machen Sie den Anfang so klein, dass er zwei Minuten dauert: die Datei öffnen, eine Zeile schreiben, einen Teller wegräumen. Danach dürfen Sie aufhören, und es zählt trotzdem.

Oft hilft es, den Moment vorher festzulegen, als Wenn-dann-Satz: *Wenn ich nach dem Frühstück die Tasse abgestellt habe, dann öffne ich den Brief.* Der Satz nennt etwas, das ohnehin geschieht, und einen einzigen Handgriff. Klappt es ein paar Tage nicht, ändern Sie den Moment oder verkleinern den Schritt; machen Sie sich keine Vorwürfe.

Im [Wenn-dann-Plan](/training-hub/if-then-plan/intro) können Sie so einen Satz schreiben und aufheben.

Welcher erste Schritt hat bei Ihnen zuletzt funktioniert?'),
  ('37842101-9c85-125d-8234-cb39f7a82a90', '3c959b64-6e8b-9797-0c9f-8f6a5a0fa062', 'it', '2026-11-28T08:00:00.000Z', '{starting}', 'Come faccio a iniziare un compito che continuo a evitare?', 'Certi compiti passano da una lista all’altra, anche se è chiaro che cosa c’è da fare. Che cosa ti aiuta a iniziare?', 'Rendi l’inizio così piccolo che duri due minuti: aprire il file, scrivere una riga, riporre un piatto. Poi puoi fermarti, e conta lo stesso.

Spesso aiuta scegliere prima il momento, con una frase se-allora: *Se ho posato la tazza dopo colazione, allora apro la lettera.* La frase nomina qualcosa che succede comunque e un solo gesto delle mani. Se per qualche giorno non funziona, cambia il momento o riduci il passo; non prendertela con te.

Nel [Piano se-allora](/training-hub/if-then-plan/intro) puoi scrivere una frase così e tenerla.

Quale primo passo ha funzionato per te negli ultimi tempi?'),
  ('990cb1c9-a9bf-8e4c-e5b4-24ad654af07c', 'daf88261-c4e5-1356-983e-0e32cdd1c46a', 'pt', '2026-11-28T08:00:00.000Z', '{starting}', 'Como começar uma tarefa que vivo evitando?', 'Algumas tarefas passam de lista em lista, mesmo quando está claro o que fazer. O que ajuda você a começar?', 'Faça o começo tão pequeno que caiba em dois minutos: abrir o arquivo, escrever uma linha, guardar um prato. Depois você pode parar, e ainda assim conta.

Muitas vezes ajuda escolher o momento antes, com uma frase se-então: *Se eu larguei a xícara depois do café da manhã, então abro a carta.* A frase diz algo que acontece de qualquer jeito e um único gesto. Se não der certo por alguns dias, mude o momento ou diminua o passo; não se culpe.

No [Plano se-então](/training-hub/if-then-plan/intro) você pode escrever uma frase assim e guardá-la.

Que primeiro passo funcionou para você ultimamente?'),
  ('0e6fbd25-7273-8170-a618-a31664671d4a', '640d1e33-f849-cef1-b7a5-cc8c3f58c1bd', 'pl', '2026-11-28T08:00:00.000Z', '{starting}', 'Jak zacząć zadanie, które ciągle omijam?', 'Niektóre zadania wędrują z listy na listę, choć wiadomo, co jest do zrobienia. Co pomaga Ci zacząć?', 'Niech początek będzie tak mały, żeby trwał dwie minuty: otworzyć plik, napisać jedno zdanie, odłożyć jeden talerz. Potem możesz przestać, a to i tak się liczy.

Często pomaga wybrać chwilę wcześniej, w zdaniu jeśli-to: *Jeśli odstawię kubek po śniadaniu, to otworzę list.* Takie zdanie nazywa coś, co i tak się zdarza, i jeden ruch rąk. Jeśli przez kilka dni nie wychodzi, zmień chwilę albo zmniejsz krok; nie rób sobie wyrzutów.

W ćwiczeniu [Plan jeśli-to](/training-hub/if-then-plan/intro) możesz napisać takie zdanie i je zachować.

Jaki pierwszy krok ostatnio się u Ciebie sprawdził?'),
  ('52275329-2d74-509c-e4b3-a59216d3b2e4', 'c0b5f10b-89d9-5ed3-294e-5e30134fecc2', 'ru', '2026-11-28T08:00:00.000Z', '{starting}', 'Как начать дело, которое я всё время обхожу?', 'Некоторые дела кочуют из списка в список, хотя понятно, что нужно сделать. Что помогает вам начать?', 'Сделайте начало таким маленьким, чтобы оно заняло две минуты: открыть файл, написать одну строку, убрать одну тарелку. Потом можно остановиться, и это всё равно считается.

Часто помогает выбрать момент заранее, фразой «если — то»: *Если я поставлю чашку после завтрака, то открою письмо.* В ней названо то, что и так происходит, и одно движение рук. Если несколько дней не получается, смените момент или уменьшите шаг; не корите себя. Менять нужно план, а не человека.

В упражнении [План «если — то»](/training-hub/if-then-plan/intro) можно написать такую фразу и сохранить её.

Какой первый шаг сработал у вас в последнее время?'),
  ('c567a9e3-997e-6efa-e473-972e7aa6d3b8', 'd4f5d2b3-83f1-b7f2-eeeb-32db4d229a23', 'ja', '2026-11-28T08:00:00.000Z', '{starting}', 'ずっと避けている作業は、どう始めればいいですか？', '何をすればいいかはわかっているのに、リストからリストへ移り続ける作業があります。始めるとき、何が助けになりますか？', '最初の一歩を、2分で終わるくらい小さくしてみましょう。ファイルを開く、1行だけ書く、お皿を1枚片づける。そこでやめてもかまいませんし、それも立派な一歩です。

「もし〜なら、〜する」の形で、始める時を先に決めておくと動きやすくなります。*もし朝食のあとにカップを置いたら、手紙を開ける。* いつも必ず起こることと、手の動きを一つだけ入れます。数日うまくいかなければ、時を変えるか、一歩をもっと小さくします。自分を責める必要はありません。

[もし〜ならプラン](/training-hub/if-then-plan/intro)では、こうした文を書いて残しておけます。

最近うまくいった最初の一歩は何ですか？'),
  ('5bef7b38-cce3-ac1d-6e30-7f9e74c1f618', 'be0823dc-b240-6961-cbda-d4aa13b8fd27', 'ko', '2026-11-28T08:00:00.000Z', '{starting}', '계속 피하게 되는 일은 어떻게 시작하나요?', '무엇을 해야 하는지 알면서도 목록에서 목록으로 옮겨 다니는 일이 있어요. 시작할 때 무엇이 도움이 되나요?', '시작을 2분이면 끝날 만큼 작게 만들어 보세요. 파일 열기, 한 줄 쓰기, 접시 하나 치우기처럼요. 거기서 멈춰도 괜찮고, 그것도 한 걸음이에요.

시작할 때를 ‘만약-그러면’ 문장으로 미리 정해 두면 도움이 될 때가 많아요. *만약 아침을 먹고 컵을 내려놓으면, 그러면 편지를 연다.* 어차피 일어나는 일 하나와 손동작 하나를 적는 거예요. 며칠 동안 잘 안되면 때를 바꾸거나 걸음을 더 줄여 보세요. 자신을 탓하지는 마세요.

[만약-그러면 계획](/training-hub/if-then-plan/intro)에서 이런 문장을 쓰고 보관할 수 있어요.

요즘 어떤 첫걸음이 잘 통했나요?'),
  ('d1a04ff0-308f-428d-06e1-898872cf4e32', '843814c8-94bb-b6b1-be03-5ee49a99b6d2', 'zh', '2026-11-28T08:00:00.000Z', '{starting}', '一直在回避的事，怎样才能开始？', '有些事明明知道该怎么做，却从一张清单挪到另一张清单。什么能帮助您开始？', '把开头缩小到两分钟就能完成：打开文件，写一行字，收好一个盘子。做完可以停下来，这也算数。

提前用“如果—那么”的句子定下时机，往往会有帮助：*如果早餐后我放下了杯子，那么我就拆开那封信。* 句子里写一件本来就会发生的事，再写一个手上的动作。如果连续几天都没做到，就换一个时机，或者把步子再缩小一些。不必责怪自己，需要调整的是计划，不是您这个人。

在[如果-那么计划](/training-hub/if-then-plan/intro)里，您可以写下这样一句话并保存下来，以后随时修改。

最近哪一个第一步对您有用？'),
  ('65294f9d-9a00-9ce6-d97a-27d17350cea4', 'f0337ad4-f70b-0e74-5ff9-714b415d301b', 'en', '2026-11-28T07:59:00.000Z', '{focus}', 'What helps you come back after an interruption?', 'A call, a question, a message, and the thread is gone. How do you find your way back to what you were doing?', 'Coming back costs effort, because you have to build up again what was in your head. A short note before you turn away takes over part of that: where you are, and the one next action. *Comparing the two offers; next: ask about delivery.* Ten words are enough, on paper or at the top of the document.

When you return, read the note and do just that one action before you look at anything else. If small interruptions come often, collect them on a list and answer them together.

The [Planner](/training-hub/planner) keeps a next step for each task.

What do you leave for yourself so that you find the thread again?'),
  ('9644cc0d-c4a9-a0b2-2187-21373e790623', '61b20c28-b30d-be46-4b57-b925f80552d9', 'es', '2026-11-28T07:59:00.000Z', '{focus}', '¿Qué te ayuda a volver después de una interrupción?', 'Una llamada, una pregunta, un mensaje, y se pierde el hilo. ¿Cómo vuelves a lo que estabas haciendo?', 'Volver cuesta, porque hay que reconstruir lo que se tenía en la cabeza. Una nota corta antes de apartarte se ocupa de una parte: dónde estás y cuál es la única acción siguiente. *Comparando las dos ofertas; siguiente: preguntar por la entrega.* Bastan unas pocas palabras, en papel o al principio del documento.

Cuando vuelvas, lee la nota y haz solo esa acción antes de mirar otra cosa. Si las pequeñas interrupciones son frecuentes, júntalas en una lista y atiéndelas a la vez.

El [Planificador](/training-hub/planner) guarda un paso siguiente para cada tarea.

¿Qué te dejas preparado para recuperar el hilo?'),
  ('cc5d2137-7050-c992-4480-abbeec0a7664', '18fab43f-3c9c-5c1b-0ab4-2f6031ed96e0', 'fr', '2026-11-28T07:59:00.000Z', '{focus}', 'Qu’est-ce qui vous aide à revenir après une interruption ?', 'Un appel, une question, un message, et le fil est perdu. Comment revenez-vous à ce que vous faisiez ?', 'Revenir demande un effort, car il faut reconstruire ce qu’on avait en tête. Une courte note avant de vous détourner en prend une partie en charge : où vous en êtes, et la seule action suivante. *Je compare les deux offres ; ensuite : demander le délai de livraison.* Quelques mots suffisent, sur papier ou en haut du document.

Au retour, lisez la note et faites seulement cette action, avant de regarder autre chose. Si les petites interruptions sont nombreuses, rassemblez-les dans une liste et répondez-y en une fois.

Le [Planificateur](/training-hub/planner) garde une prochaine étape pour chaque tâche.

Que laissez-vous derrière vous pour retrouver le fil ?'),
  ('aea97f92-a16f-13b5-7bd3-7260f03c1f1e', '78e0a5de-6fb4-b5b7-79e5-ddabd82b463d', 'de', '2026-11-28T07:59:00.000Z', '{focus}', 'Was hilft Ihnen, nach einer Unterbrechung zurückzufinden?', 'Ein Anruf, eine Frage, eine Nachricht, und der Faden ist weg. Wie finden Sie zurück zu dem, was Sie gerade taten?', 'Zurückkommen kostet Kraft, weil man im Kopf alles neu aufbauen muss. Eine kurze Notiz, bevor Sie sich abwenden, nimmt Ihnen einen Teil davon ab: wo Sie gerade sind und was der eine nächste Handgriff ist. *Vergleiche die zwei Angebote; als Nächstes: nach der Lieferzeit fragen.* Wenige Wörter reichen, auf Papier oder oben im Dokument.

Wenn Sie zurück sind, lesen Sie die Notiz und tun genau das, bevor Sie etwas anderes ansehen. Kommen kleine Störungen oft, sammeln Sie sie und erledigen sie zusammen.

Der [Aufgabenplaner](/training-hub/planner) hält zu jeder Aufgabe den nächsten Schritt fest.

Was hinterlassen Sie sich, damit Sie den Faden wiederfinden?'),
  ('04e386ea-ccc9-2794-977a-6e8dacea68dd', '559c49da-3864-4600-f3de-e45eed2a5813', 'it', '2026-11-28T07:59:00.000Z', '{focus}', 'Che cosa ti aiuta a riprendere dopo un’interruzione?', 'Una telefonata, una domanda, un messaggio, e il filo è perso. Come ritrovi la strada verso quello che stavi facendo?', 'Riprendere costa fatica, perché bisogna ricostruire quello che si aveva in mente. Una breve nota prima di staccarti se ne prende una parte: dove sei e qual è l’unica azione successiva. *Confronto le due offerte; poi: chiedere i tempi di consegna.* Bastano poche parole, su carta o in cima al documento.

Quando torni, leggi la nota e fai solo quell’azione, prima di guardare altro. Se le piccole interruzioni sono frequenti, raccoglile in una lista e occupatene tutte insieme.

Il [Pianificatore](/training-hub/planner) tiene per ogni compito il passo successivo.

Che cosa ti lasci per ritrovare il filo?'),
  ('9095859a-44cd-c759-8fa4-5ca3dc69494d', 'e928db7d-e0d5-4b2e-4889-94cb64b54672', 'pt', '2026-11-28T07:59:00.000Z', '{focus}', 'O que ajuda você a voltar depois de uma interrupção?', 'Uma ligação, uma pergunta, uma mensagem, e o fio se perde. Como você volta ao que estava fazendo?', 'Voltar dá trabalho, porque é preciso reconstruir o que estava na cabeça. Uma nota curta antes de se afastar cuida de uma parte disso: onde você está e qual é a única ação seguinte. *Comparando as duas propostas; a seguir: perguntar sobre a entrega.* Poucas palavras bastam, no papel ou no alto do documento.

Ao voltar, leia a nota e faça só essa ação antes de olhar outra coisa. Se as pequenas interrupções são muitas, junte-as em uma lista e responda a todas de uma vez.

O [Planejador](/training-hub/planner) guarda um próximo passo para cada tarefa.

O que você deixa preparado para reencontrar o fio?'),
  ('587d6f4a-d1e7-a16b-3823-d7b70eb64db3', '0153ea08-59fe-a12a-2da5-1ee948a95f07', 'pl', '2026-11-28T07:59:00.000Z', '{focus}', 'Co pomaga Ci wrócić do pracy po przerwaniu?', 'Telefon, pytanie, wiadomość i wątek znika. Jak wracasz do tego, co było robione przed chwilą?', 'Powrót kosztuje wysiłek, bo trzeba na nowo zbudować to, co było w głowie. Krótka notatka, zanim się odwrócisz, przejmuje część tej pracy: w jakim miejscu jesteś i jaka jest jedna następna czynność. *Porównuję dwie oferty; dalej: zapytać o dostawę.* Wystarczy kilka słów, na kartce albo na górze dokumentu.

Po powrocie przeczytaj notatkę i zrób tylko tę czynność, zanim spojrzysz na coś innego. Jeśli drobne przerwy zdarzają się często, zbieraj je na liście i załatwiaj razem.

[Planer](/training-hub/planner) przechowuje następny krok do każdego zadania.

Co zostawiasz sobie, żeby odnaleźć wątek?'),
  ('4a5dd58b-4532-9990-88c0-383d03e6304c', '2a7c783f-41a3-086a-eb17-439c62bb4961', 'ru', '2026-11-28T07:59:00.000Z', '{focus}', 'Что помогает вам вернуться к делу после того, как вас прервали?', 'Звонок, вопрос, сообщение — и нить потеряна. Как вы возвращаетесь к тому, что делали?', 'Возвращаться трудно: приходится заново выстраивать то, что было в голове. Короткая заметка перед тем, как отвлечься, берёт часть этой работы на себя: где вы остановились и какое одно действие следующее. *Сравниваю два предложения; дальше: спросить о доставке.* Хватит нескольких слов, на бумаге или в начале документа.

Вернувшись, прочитайте заметку и сделайте только это действие, прежде чем смотреть на что-то другое. Если мелкие помехи случаются часто, собирайте их в список и отвечайте на все сразу, в одно время.

[Планировщик](/training-hub/planner) хранит следующий шаг для каждого дела.

Что вы оставляете себе, чтобы снова найти нить?'),
  ('445d96fb-cfa7-7e43-cdba-dccf9a353905', '7d305e18-557f-50d4-418e-878e54ceb1f4', 'ja', '2026-11-28T07:59:00.000Z', '{focus}', '中断されたあと、どうやって元の作業に戻っていますか？', '電話や質問、メッセージが入ると、どこまで進めたのかわからなくなります。どうやって戻っていますか？', '戻るのに力がいるのは、頭の中にあったものを組み立て直すからです。離れる前に短いメモを残すと、その一部を肩代わりしてくれます。今いる所と、次の行動を一つだけ書きます。*二つの見積もりを比較中。次は納期を確認。* 紙でも、書類のいちばん上でもかまいません。

戻ったらメモを読み、ほかのものを見る前に、その行動だけをします。小さな中断が多いときは、リストにまとめて、あとで一度に片づけるのも一つの方法です。

[プランナー](/training-hub/planner)では、作業ごとに次のステップを残せます。

続きを見つけるために、自分に何を残していますか？'),
  ('76359e9d-1fce-b634-fd8d-dcea633a12ed', 'a0d9dbc2-d23e-133a-fdb8-30786dfb3818', 'ko', '2026-11-28T07:59:00.000Z', '{focus}', '하던 일이 끊긴 뒤 무엇이 다시 돌아오는 데 도움이 되나요?', '전화, 질문, 메시지 하나에 흐름이 사라져요. 하던 일로 어떻게 돌아오나요?', '돌아오는 데 힘이 드는 건 머릿속에 있던 것을 다시 세워야 하기 때문이에요. 자리를 뜨기 전에 짧은 메모를 남기면 그 일부를 덜 수 있어요. 지금 어디까지 했는지, 다음 행동 하나가 무엇인지 적어요. *견적 두 개 비교 중. 다음: 배송 문의.* 종이든 문서 맨 위든 몇 마디면 충분해요.

돌아오면 메모를 읽고, 다른 것을 보기 전에 그 행동만 하세요. 작은 방해가 잦다면 목록에 모아 두었다가 한꺼번에 처리해 보세요.

[플래너](/training-hub/planner)에는 할 일마다 다음 단계를 적어 둘 수 있어요.

흐름을 다시 찾으려고 무엇을 남겨 두나요?'),
  ('a8b07026-10ff-dbf7-1c5f-2e832f86424c', '031365ad-33bb-2bd3-c67a-d810e74dfeff', 'zh', '2026-11-28T07:59:00.000Z', '{focus}', '被打断之后，什么能帮您回到原来的事情上？', '一个电话、一个问题、一条消息，思路就断了。您是怎样回到刚才在做的事情上的？', '重新开始之所以费力，是因为要把刚才脑子里的内容再搭建一遍。离开之前写一句简短的便条，可以替您分担一部分：现在做到哪里，接下来的一个动作是什么。*正在比较两份报价；下一步：问交货时间。* 写在纸上或文档开头都可以，几个字就够。

回来以后先看便条，在看别的东西之前，只做这一个动作。如果小的打扰很多，可以先记在一张清单上，再一起处理。

[任务规划](/training-hub/planner)可以为每项任务保留下一步。

为了重新接上思路，您会给自己留下什么？'),
  ('fa7e5d06-c7df-cd4d-a296-5449c6ff4e0a', '422af1bc-eb79-b2da-eaea-c4d50dfe30d2', 'en', '2026-11-28T07:58:00.000Z', '{screening}', 'Is a High result a diagnosis?', 'A result can stand in the highest band. What does that mean, and what does it not mean?', 'No. A self-check adds up what you reported about everyday life. A high result means that you described many difficulties, or described them as frequent. It does not say why. Poor sleep, stress, low mood, a demanding time or a health condition can look alike in answers, and our bands are not based on population norms.

Only a qualified health professional can diagnose a condition. If the result worries you, or if everyday life is hard, talk to a doctor, whatever the number says. Your report can help you to describe what you notice.

Our [Medical disclaimer](/medical-disclaimer) says what a self-check cannot do.

What would you want to know before such a talk?'),
  ('548e9958-195b-f1e8-40ec-b19775a73e78', '4b85006a-81eb-e576-6d38-619d2ff9b025', 'es', '2026-11-28T07:58:00.000Z', '{screening}', '¿Un resultado alto es un diagnóstico?', 'Un resultado puede quedar en la franja más alta. ¿Qué significa eso y qué no significa?', 'No. Una autoevaluación suma lo que has contado sobre tu vida diaria. Un resultado alto significa que has descrito muchas dificultades o que las has descrito como frecuentes. No dice por qué. Dormir mal, el estrés, el ánimo bajo, una época exigente o un problema de salud pueden parecerse en las respuestas, y nuestras franjas no se basan en normas de población.

Solo un profesional de la salud cualificado puede diagnosticar. Si el resultado te preocupa o el día a día se te hace difícil, habla con un médico, diga lo que diga el número.

El [Aviso médico](/medical-disclaimer) explica lo que una autoevaluación no puede hacer.

¿Qué te gustaría saber antes de esa conversación?'),
  ('ab20d415-7a27-38b6-5fcf-8cb09f71aa61', 'ebb9f03e-342d-f4bc-a6fe-40e45edf9176', 'fr', '2026-11-28T07:58:00.000Z', '{screening}', 'Un résultat élevé est-il un diagnostic ?', 'Un résultat peut se trouver dans la zone la plus haute. Qu’est-ce que cela veut dire, et qu’est-ce que cela ne veut pas dire ?', 'Non. Une auto-évaluation additionne ce que vous avez dit de votre quotidien. Un résultat élevé signifie que vous avez décrit beaucoup de difficultés, ou des difficultés fréquentes. Il ne dit pas pourquoi. Un mauvais sommeil, le stress, un moral bas, une période exigeante ou un problème de santé peuvent se ressembler dans les réponses, et nos zones ne reposent pas sur des normes de population.

Seul un professionnel de santé qualifié peut poser un diagnostic. Si le résultat vous inquiète ou si le quotidien est difficile, parlez-en à un médecin, quel que soit le chiffre.

L’[Avertissement médical](/medical-disclaimer) dit ce qu’une auto-évaluation ne peut pas faire.

Qu’aimeriez-vous savoir avant un tel entretien ?'),
  ('3ecda8ea-6568-1d36-ddb3-266384ae022d', 'c20865f5-1cdf-22c5-e0ce-1122423637ec', 'de', '2026-11-28T07:58:00.000Z', '{screening}', 'Ist ein hohes Ergebnis eine Diagnose?', 'Ein Ergebnis kann im höchsten Bereich liegen. Was heißt das, und was heißt es nicht?', 'Nein. Eine Selbsteinschätzung zählt zusammen, was Sie über Ihren Alltag angegeben haben. Ein hohes Ergebnis heißt: Sie haben viele Schwierigkeiten beschrieben oder sie als häufig beschrieben. Warum das so ist, sagt es nicht. Schlechter Schlaf, Stress, gedrückte Stimmung, eine fordernde Zeit oder eine Erkrankung können in den Antworten ähnlich aussehen, und unsere Bereiche beruhen nicht auf Bevölkerungsnormen.

Eine Diagnose können nur medizinische oder psychologische Fachleute stellen. Wenn das Ergebnis Sie beunruhigt oder der Alltag schwerfällt, sprechen Sie mit einer Ärztin oder einem Arzt, was auch immer die Zahl sagt.

Was eine Selbsteinschätzung nicht kann, steht im [Medizinischen Hinweis](/medical-disclaimer).

Was würden Sie vor so einem Gespräch gern wissen?'),
  ('5d3c8c82-4af4-f7b3-b107-080df17fb473', 'cc08bc78-b9b2-6921-ed9a-08bf1d1008bf', 'it', '2026-11-28T07:58:00.000Z', '{screening}', 'Un risultato alto è una diagnosi?', 'Un risultato può trovarsi nella fascia più alta. Che cosa significa, e che cosa non significa?', 'No. Un’autovalutazione somma quello che hai riferito sulla vita di ogni giorno. Un risultato alto significa che hai descritto molte difficoltà, o che le hai descritte come frequenti. Non dice perché. Sonno scarso, stress, umore basso, un periodo impegnativo o un problema di salute possono somigliarsi nelle risposte, e le nostre fasce non si basano su norme di popolazione.

Solo un professionista sanitario qualificato può fare una diagnosi. Se il risultato ti preoccupa, o se la vita di ogni giorno è difficile, parlane con un medico, qualunque cosa dica il numero.

L’[Avvertenza medica](/medical-disclaimer) spiega che cosa un’autovalutazione non può fare.

Che cosa vorresti sapere prima di un colloquio così?'),
  ('0a7b242c-6244-6fcf-97c5-e62200d13a8b', 'ec823b2a-ed70-6f9f-2edb-d0bbe78ae67d', 'pt', '2026-11-28T07:58:00.000Z', '{screening}', 'Um resultado alto é um diagnóstico?', 'Um resultado pode ficar na faixa mais alta. O que isso quer dizer e o que não quer dizer?', 'Não. Uma autoavaliação soma o que você contou sobre o dia a dia. Um resultado alto quer dizer que você descreveu muitas dificuldades ou que as descreveu como frequentes. Ele não diz por quê. Sono ruim, estresse, desânimo, uma fase exigente ou um problema de saúde podem se parecer nas respostas, e nossas faixas não se baseiam em normas populacionais.

Só um profissional de saúde qualificado pode dar um diagnóstico. Se o resultado preocupa você, ou se o dia a dia está difícil, fale com um médico, seja qual for o número.

O [Aviso médico](/medical-disclaimer) diz o que uma autoavaliação não pode fazer.

O que você gostaria de saber antes dessa conversa?'),
  ('46ba162f-f69d-ef2e-5529-ba85a0b57817', 'a1e6fac4-623e-3516-b0c4-43103ff73ecc', 'pl', '2026-11-28T07:58:00.000Z', '{screening}', 'Czy wysoki wynik to diagnoza?', 'Wynik może znaleźć się w najwyższym przedziale. Co to oznacza, a czego nie oznacza?', 'Nie. Taki test sumuje to, co podajesz o swojej codzienności. Wysoki wynik oznacza, że opisane trudności były liczne albo częste. Nie mówi, skąd się biorą. Słaby sen, stres, obniżony nastrój, wymagający okres albo problem zdrowotny mogą w odpowiedziach wyglądać podobnie, a nasze przedziały nie opierają się na normach populacyjnych.

Diagnozę może postawić tylko wykwalifikowany specjalista. Jeśli wynik Cię niepokoi albo codzienność jest trudna, porozmawiaj z lekarzem, niezależnie od liczby. Raport może pomóc Ci opisać to, co zauważasz.

[Zastrzeżenie medyczne](/medical-disclaimer) mówi, czego taki test nie potrafi.

Co chcesz wiedzieć przed taką rozmową?'),
  ('d6480e0b-655c-efad-fea0-c1e2d9575bc6', '18d2e45b-b4b8-a4f0-cdf9-85dbbe09edcc', 'ru', '2026-11-28T07:58:00.000Z', '{screening}', 'Высокий результат — это диагноз?', 'Результат может оказаться в самой высокой зоне. Что это значит и чего не значит?', 'Нет. Самопроверка складывает то, что вы рассказали о своей повседневной жизни. Высокий результат значит, что вы описали много трудностей или назвали их частыми. Почему так, он не говорит. Плохой сон, стресс, подавленное настроение, напряжённое время или болезнь могут выглядеть в ответах похоже, а наши зоны не опираются на нормы для населения.

Диагноз может поставить только квалифицированный специалист. Если результат вас тревожит или повседневная жизнь даётся тяжело, поговорите с врачом, каким бы ни было число. Отчёт поможет описать то, что вы замечаете.

В разделе [Медицинское предупреждение](/medical-disclaimer) сказано, чего самопроверка не может.

Что вам хотелось бы узнать перед таким разговором?'),
  ('319712ad-b319-da29-bc52-d3eb41b3914e', '0489d60e-b664-c064-3a8d-1196fc67b47f', 'ja', '2026-11-28T07:58:00.000Z', '{screening}', '結果が「高め」なら、診断がついたということですか？', '結果がいちばん高い区分に入ることがあります。それは何を意味し、何を意味しないのでしょうか？', 'いいえ。セルフチェックは、日々の暮らしについてあなたが答えたことを合計したものです。高い結果は、困りごとを多く、または頻繁だと答えたという意味で、その理由まではわかりません。睡眠不足、ストレス、気分の落ち込み、忙しい時期、病気などは、答えの上では似て見えることがあります。区分は集団の基準値に基づいていません。

診断ができるのは、資格のある専門家だけです。結果が気になるときや毎日がつらいときは、数値にかかわらず医師に相談してください。

セルフチェックにできないことは[医療に関する免責事項](/medical-disclaimer)にあります。

相談の前に、何を知っておきたいですか？'),
  ('00953179-6307-91f1-12cc-81e061ac1f37', '21658a56-9555-f8b1-c0fc-38cb6496f6d3', 'ko', '2026-11-28T07:58:00.000Z', '{screening}', '결과가 ‘높음’이면 진단을 받은 건가요?', '결과가 가장 높은 구간에 들 수 있어요. 그것은 무엇을 뜻하고, 무엇을 뜻하지 않을까요?', '아니에요. 자가 점검은 일상에 대해 답한 내용을 더한 것이에요. 높은 결과는 어려움이 많거나 잦다고 답했다는 뜻이지, 왜 그런지는 알려 주지 않아요. 부족한 잠, 스트레스, 가라앉은 기분, 힘든 시기, 건강 문제는 답에서 비슷해 보일 수 있어요. 구간도 인구 규준에 바탕을 두지 않아요.

진단은 자격을 갖춘 전문가만 내릴 수 있어요. 결과가 걱정되거나 일상이 힘들다면 숫자와 상관없이 의사와 이야기해 보세요.

자가 점검이 할 수 없는 일은 [의료 관련 안내](/medical-disclaimer)에 있어요.

그런 상담 전에 무엇을 알고 싶은가요?'),
  ('3ac5ca7c-63f1-7ae5-e21d-33cd72f3e7c6', 'f08cdd1a-0eeb-cdec-79e4-3dc5a0f41a76', 'zh', '2026-11-28T07:58:00.000Z', '{screening}', '结果偏高，就是诊断吗？', '结果有时会落在最高的一档。这说明什么，又不说明什么？', '不是。自我评估只是把您对日常生活的回答加在一起。结果偏高，说明您描述的困难比较多，或者比较频繁，但它不能说明原因。睡眠不好、压力、情绪低落、一段忙碌的时期，或者健康问题，在回答中可能看起来很像。我们的分档也不以人群常模为依据。

只有具备资格的专业人士才能作出诊断。如果结果让您担心，或者日常生活很吃力，无论数字是多少，都可以找医生谈一谈。

自我评估不能做什么，写在[医疗免责声明](/medical-disclaimer)里。

在这样的谈话之前，您想先了解什么？'),
  ('9e7a7c46-ae13-0a7c-d6be-3c81cdf7c37c', '89bb625b-4d74-fff6-6999-3c0aaaf186e5', 'en', '2026-11-28T07:57:00.000Z', '{screening}', 'My results changed a lot in a month. Why?', 'Two results of the same test can differ. When is that a change, and when is it only a different day?', 'Answers follow the weeks they look back on. Sleep, mood, illness, holidays or trouble at work can all move a result. In timed tests the device counts, too: another screen, another keyboard, a slower browser. And some difference is chance, because one answer step more or less moves the number.

That is why we call a difference a change only when it is larger than such ordinary variation: about 22 points where many questions were answered, and more in areas with few. Even then, the number does not tell the cause.

In your [Test History](/test-history) you can lay two results side by side.

What was different in your weeks between two results?'),
  ('41ed0810-2591-9cbb-75df-33f0ef0150f2', '3194a904-32d9-cb61-7f12-5f5443ce1b87', 'es', '2026-11-28T07:57:00.000Z', '{screening}', 'Mis resultados cambiaron mucho en un mes. ¿Por qué?', 'Dos resultados de la misma prueba pueden ser distintos. ¿Cuándo es un cambio y cuándo es solo otro día?', 'Las respuestas siguen a las semanas que recuerdan. El sueño, el ánimo, una enfermedad, unas vacaciones o un problema en el trabajo pueden mover un resultado. En las pruebas con tiempo cuenta también el aparato: otra pantalla, otro teclado, un navegador más lento. Y una parte es azar, porque un solo escalón de respuesta ya mueve el número.

Por eso solo llamamos cambio a una diferencia cuando es mayor que esa variación habitual: unos 22 puntos donde se respondieron muchas preguntas, y más en las áreas con pocas. Y aun así, el número no dice la causa.

En el [Historial de pruebas](/test-history) puedes ver dos resultados uno junto a otro.

¿Qué cambió en tus semanas entre dos resultados?'),
  ('8809ab72-37a9-1529-324d-fd87077e8e2a', 'e26b8fc9-c7b3-4978-03a6-e37c4e86b9bc', 'fr', '2026-11-28T07:57:00.000Z', '{screening}', 'Mes résultats ont beaucoup changé en un mois. Pourquoi ?', 'Deux résultats du même test peuvent différer. Quand est-ce un changement, et quand est-ce seulement un autre jour ?', 'Les réponses suivent les semaines dont elles parlent. Le sommeil, le moral, une maladie, des vacances ou des soucis au travail peuvent déplacer un résultat. Dans les tests chronométrés, l’appareil compte aussi : un autre écran, un autre clavier, un navigateur plus lent. Et une part relève du hasard, car un seul échelon de réponse déplace déjà le chiffre.

C’est pourquoi nous ne parlons de changement que si la différence dépasse cette variation ordinaire : environ 22 points là où beaucoup de questions ont une réponse, davantage dans les domaines qui en ont peu. Et même alors, le chiffre ne dit pas la cause.

Dans l’[Historique des tests](/test-history), vous pouvez placer deux résultats côte à côte.

Qu’y avait-il de différent dans vos semaines entre deux résultats ?'),
  ('b127b216-774a-8d5f-2733-976be5a58609', 'cfe0ba06-cbdb-4100-5cb7-33c4c4c62c52', 'de', '2026-11-28T07:57:00.000Z', '{screening}', 'Meine Ergebnisse haben sich in einem Monat stark verändert. Warum?', 'Zwei Ergebnisse desselben Tests können auseinanderliegen. Wann ist das eine Veränderung, und wann nur ein anderer Tag?', 'Antworten folgen den Wochen, auf die sie zurückblicken. Schlaf, Stimmung, Krankheit, Urlaub oder Ärger bei der Arbeit können ein Ergebnis verschieben. Bei Tests mit Zeitmessung zählt auch das Gerät: ein anderer Bildschirm, eine andere Tastatur, ein langsamerer Browser. Und ein Teil ist Zufall, denn schon eine Antwortstufe mehr oder weniger bewegt die Zahl.

Deshalb nennen wir einen Unterschied erst dann eine Veränderung, wenn er größer ist als diese gewöhnliche Schwankung: etwa 22 Punkte, wo viele Fragen beantwortet wurden, mehr in Bereichen mit wenigen. Und auch dann verrät die Zahl nicht die Ursache.

Im [Testverlauf](/test-history) können Sie zwei Ergebnisse nebeneinanderlegen.

Was war in Ihren Wochen zwischen zwei Ergebnissen anders?'),
  ('9c91a1df-f4fc-892d-c907-d5d7697dd23e', 'ef9fe279-7bf3-01b7-8f1f-6d0c2b3802a0', 'it', '2026-11-28T07:57:00.000Z', '{screening}', 'I miei risultati sono cambiati molto in un mese. Perché?', 'Due risultati dello stesso test possono essere diversi. Quando è un cambiamento, e quando è solo un altro giorno?', 'Le risposte seguono le settimane a cui guardano. Sonno, umore, una malattia, le vacanze o problemi al lavoro possono spostare un risultato. Nei test a tempo conta anche il dispositivo: un altro schermo, un’altra tastiera, un browser più lento. E una parte è caso, perché un solo gradino di risposta sposta già il numero.

Per questo chiamiamo cambiamento una differenza solo quando supera questa normale variazione: circa 22 punti dove le risposte sono molte, di più nelle aree con poche. E anche allora il numero non dice la causa.

Nello [Storico dei test](/test-history) puoi mettere due risultati uno accanto all’altro.

Che cosa c’era di diverso nelle tue settimane fra due risultati?'),
  ('a9f71eec-8ea6-ed4d-9852-72f5c35a0663', 'ef526c26-5eb2-7aac-bc91-959f5637138b', 'pt', '2026-11-28T07:57:00.000Z', '{screening}', 'Meus resultados mudaram muito em um mês. Por quê?', 'Dois resultados do mesmo teste podem ser diferentes. Quando isso é uma mudança e quando é só outro dia?', 'As respostas acompanham as semanas de que falam. Sono, humor, doença, férias ou problemas no trabalho podem mexer em um resultado. Nos testes com tempo, o aparelho também conta: outra tela, outro teclado, um navegador mais lento. E uma parte é acaso, porque um único degrau de resposta já muda o número.

Por isso só chamamos de mudança uma diferença maior do que essa variação comum: cerca de 22 pontos onde muitas perguntas foram respondidas, e mais nas áreas com poucas. E mesmo assim o número não diz a causa.

No [Histórico de testes](/test-history) você pode colocar dois resultados lado a lado.

O que foi diferente nas suas semanas entre dois resultados?'),
  ('40c412d5-2f12-5666-c453-aa6bd0d109e7', '198ab8a9-d356-9646-9040-832fac84b3cf', 'pl', '2026-11-28T07:57:00.000Z', '{screening}', 'Moje wyniki bardzo się zmieniły przez miesiąc. Dlaczego?', 'Dwa wyniki tego samego testu mogą się różnić. Kiedy to zmiana, a kiedy po prostu inny dzień?', 'Odpowiedzi idą za tygodniami, których dotyczą. Sen, nastrój, choroba, urlop albo kłopoty w pracy mogą przesunąć wynik. W testach na czas liczy się też urządzenie: inny ekran, inna klawiatura, wolniejsza przeglądarka. A część to przypadek, bo już jeden stopień odpowiedzi zmienia liczbę.

Dlatego zmianą nazywamy dopiero różnicę większą niż takie zwykłe wahania: około 22 punktów tam, gdzie odpowiedzi jest dużo, a więcej w obszarach z niewielką ich liczbą. Ale nawet wtedy liczba nie zdradza przyczyny.

W [Historii testów](/test-history) możesz położyć dwa wyniki obok siebie i zobaczyć, czy różnica jest dość duża, by coś o niej powiedzieć.

Co było inne w Twoich tygodniach między dwoma wynikami?'),
  ('e45b587f-0e69-9a73-1f59-0569979ac3b7', 'e8a547f9-b05f-8ec3-f8b6-54893f6e4d66', 'ru', '2026-11-28T07:57:00.000Z', '{screening}', 'За месяц мои результаты сильно изменились. Почему?', 'Два результата одного теста могут различаться. Когда это перемена, а когда просто другой день?', 'Ответы идут вслед за неделями, о которых в них речь. Сон, настроение, болезнь, отпуск или неприятности на работе могут сдвинуть результат. В тестах на время важно и устройство: другой экран, другая клавиатура, более медленный браузер. А часть разницы — случайность: даже одна ступень ответа меняет число.

Поэтому изменением мы называем только разницу, которая больше таких обычных колебаний: около 22 баллов там, где ответов много, и больше в областях, где их мало. Но и тогда число не называет причину.

В разделе [История тестов](/test-history) можно положить два результата рядом и увидеть, достаточно ли велика разница.

Что в ваших неделях было другим между двумя результатами?'),
  ('88d6098d-5140-97a4-5e47-ea3a4edcc20a', '9911a0df-9575-9bdd-2854-dad8745238a7', 'ja', '2026-11-28T07:57:00.000Z', '{screening}', '1か月で結果が大きく変わりました。なぜですか？', '同じテストでも、二つの結果が違うことがあります。どこからが変化で、どこまでが日による違いでしょうか？', '答えには、振り返った期間の様子が表れます。睡眠、気分、病気、休暇、仕事の悩みなどで結果は動きます。時間を測るテストでは、画面やキーボード、ブラウザの速さといった機器の違いも影響します。偶然の差もあります。答えが一段階違うだけで数値は動くからです。

そのため、こうしたふだんの変動より大きい差だけを変化と呼びます。回答が多いところでは約22ポイント、少ない領域ではそれ以上です。差が大きくても、原因まではわかりません。

[テスト履歴](/test-history)では、二つの結果を並べて見られます。

二つの結果のあいだに、暮らしで変わったことはありますか？'),
  ('e315b932-b6db-2b2e-404a-777a28966f72', '53b30a06-7881-eb40-cd30-035dd7d2caea', 'ko', '2026-11-28T07:57:00.000Z', '{screening}', '한 달 사이에 결과가 많이 달라졌어요. 왜 그럴까요?', '같은 테스트라도 두 결과가 다를 수 있어요. 어디부터가 변화이고, 어디까지가 그날의 차이일까요?', '답은 돌아보는 기간의 모습을 따라가요. 잠, 기분, 병, 휴가, 직장의 어려움이 결과를 움직일 수 있어요. 시간을 재는 테스트에서는 화면, 키보드, 브라우저 속도 같은 기기도 영향을 줘요. 우연도 있어요. 답이 한 단계만 달라도 숫자가 움직이니까요.

그래서 이런 평소의 변동보다 큰 차이만 변화라고 해요. 답변이 많은 곳에서는 약 22점, 적은 영역에서는 그보다 커야 해요. 차이가 커도 숫자가 원인을 알려 주지는 않아요.

[테스트 기록](/test-history)에서 두 결과를 나란히 볼 수 있어요.

두 결과 사이에 생활에서 무엇이 달랐나요?'),
  ('df4a7cb0-bae5-7f0d-ec16-a1dcfbd0bcf5', '00632571-0542-4407-0c0a-3dbdc093e8b3', 'zh', '2026-11-28T07:57:00.000Z', '{screening}', '一个月里我的结果变化很大，为什么？', '同一个测试，两次结果可能不同。什么时候算是变化，什么时候只是日子不一样？', '回答会随着所回顾的那段时间变动。睡眠、情绪、生病、休假或工作上的烦恼，都可能让结果移动。在计时的测试里，设备也有影响：换了屏幕、换了键盘，或者浏览器变慢。还有一部分是偶然，因为回答只差一级，数字就会动。

所以，只有大于这种平常波动的差别，我们才称为变化：回答多的地方约 22 分，回答少的方面要更大。即使差别够大，数字也说明不了原因。

在[测试记录](/test-history)里，您可以把两次结果放在一起看。

两次结果之间，您的生活有什么不同？'),
  ('afcc7c8a-94f5-1b1d-b2f0-3ca61277f879', '793a7d22-2634-1ce5-0c24-a7c7d3694ac6', 'en', '2026-11-28T07:56:00.000Z', '{training}', 'Which exercise should I begin with?', 'The list of exercises is long. Where did you begin, and why there?', 'Begin with one, and keep to it for a while. Three are free with an account: *Memory Grid*, where you repeat a path of lights; *Digit Span*, where you keep numbers in mind; and *Go / No-Go*, where you press or wait. Take the one that you are curious about; that is a good enough reason.

Ten minutes are plenty. Practice makes you better at the task you practice. That it makes daily life easier is not established, so see it as training for its own sake, or as a calm start.

All of them stand in the [Training Hub](/training-hub).

Which exercise did you begin with, and would you choose it again?'),
  ('f8565089-37be-ed12-32c3-e4bc1dfda87b', 'd34496a5-d141-8610-1a57-fae20afa3dbc', 'es', '2026-11-28T07:56:00.000Z', '{training}', '¿Con qué ejercicio debería empezar?', 'La lista de ejercicios es larga. ¿Por cuál empezaste y por qué?', 'Empieza por uno y quédate con él un tiempo. Tres son gratuitos con una cuenta: *Cuadrícula de memoria*, en el que repites un camino de luces; *Serie de cifras*, en el que retienes números; y *Pulsa o espera*. Toma el que te dé curiosidad; es razón suficiente.

Diez minutos son de sobra. Practicar te hace mejor en la tarea que practicas. Que eso haga más fácil la vida diaria no está demostrado, así que tómalo como un entrenamiento en sí mismo o como un comienzo tranquilo.

Todos están en el [Espacio de entrenamiento](/training-hub).

¿Con cuál empezaste, y volverías a elegirlo?'),
  ('d8d1c999-b924-85e5-4020-49a0327ea774', 'f7f5c8fe-4b26-d219-0e24-9bf96d559e5e', 'fr', '2026-11-28T07:56:00.000Z', '{training}', 'Par quel exercice devrais-je commencer ?', 'La liste des exercices est longue. Par lequel avez-vous commencé, et pourquoi celui-là ?', 'Commencez par un seul et gardez-le un moment. Trois sont gratuits avec un compte : *Grille de mémoire*, où vous répétez un chemin de lumières ; *Suite de chiffres*, où vous retenez des nombres ; et *Appuyer ou attendre*. Prenez celui qui vous intrigue ; c’est une raison suffisante.

Dix minutes suffisent largement. S’exercer rend meilleur dans la tâche que l’on exerce. Que le quotidien en devienne plus facile n’est pas établi ; voyez-y donc un entraînement pour lui-même, ou une façon calme de commencer la journée.

Vous les trouverez tous dans l’[Espace d’entraînement](/training-hub).

Par lequel avez-vous commencé, et le choisiriez-vous de nouveau ?'),
  ('a032ae0d-3ae0-b30a-1cb1-e1a842340b95', 'd672d396-8f05-3006-e70e-e87b22f6eeb1', 'de', '2026-11-28T07:56:00.000Z', '{training}', 'Mit welcher Übung soll ich anfangen?', 'Die Liste der Übungen ist lang. Womit haben Sie angefangen, und warum gerade damit?', 'Fangen Sie mit einer an, und bleiben Sie eine Weile dabei. Drei sind mit einem Konto kostenlos: *Gedächtnisraster*, bei dem Sie einen Weg aus Lichtern wiederholen, *Ziffernspanne*, bei der Sie sich Zahlen merken, und *Drücken oder warten*. Nehmen Sie die, auf die Sie neugierig sind; das ist Grund genug.

Zehn Minuten reichen gut aus. Üben macht Sie besser in der Aufgabe, die Sie üben. Dass dadurch der Alltag leichter wird, ist nicht belegt. Sehen Sie es also als Training um seiner selbst willen oder als ruhigen Einstieg in den Tag.

Alle Übungen finden Sie im [Trainingsbereich](/training-hub).

Womit haben Sie angefangen, und würden Sie es wieder so machen?'),
  ('d2c5bbde-c0e1-a12b-98fe-364f43365784', '5b3b115e-cc69-bb32-c3c3-63ceb8d3618c', 'it', '2026-11-28T07:56:00.000Z', '{training}', 'Con quale esercizio mi conviene iniziare?', 'La lista degli esercizi è lunga. Da dove hai iniziato, e perché proprio da lì?', 'Inizia con uno solo e continua con quello per un po’. Tre sono gratuiti con un account: *Griglia della memoria*, dove ripeti un percorso di luci; *Serie di cifre*, dove tieni a mente dei numeri; e *Premi o aspetta*. Prendi quello che ti incuriosisce; è un motivo sufficiente.

Dieci minuti bastano e avanzano. Esercitarsi rende più bravi nel compito che si esercita. Che la vita di ogni giorno diventi più facile non è dimostrato, quindi prendilo come un allenamento fine a sé stesso o come un inizio tranquillo.

Li trovi tutti nel [Centro di allenamento](/training-hub).

Con quale hai iniziato, e lo sceglieresti di nuovo?'),
  ('e628d8e3-2346-9078-51e0-6ce080d70eaf', 'b246f445-da69-7078-d2d9-293a56e5164f', 'pt', '2026-11-28T07:56:00.000Z', '{training}', 'Por qual exercício devo começar?', 'A lista de exercícios é longa. Por qual você começou e por quê?', 'Comece por um e fique com ele por um tempo. Três são gratuitos com uma conta: *Grade da memória*, em que você repete um caminho de luzes; *Sequência de algarismos*, em que guarda números na cabeça; e *Apertar ou esperar*. Escolha o que desperta sua curiosidade; é um bom motivo.

Dez minutos são suficientes. Praticar deixa você melhor na tarefa que pratica. Que isso torne o dia a dia mais fácil não está comprovado, então veja como um treino em si mesmo ou como um começo tranquilo.

Todos estão na [Central de treinamento](/training-hub).

Por qual você começou, e escolheria o mesmo de novo?'),
  ('75b049e2-45a6-641b-4db0-7e70a5022668', 'fde99160-dba8-ecd2-a73a-2e1784b545bb', 'pl', '2026-11-28T07:56:00.000Z', '{training}', 'Od którego ćwiczenia mam zacząć?', 'Lista ćwiczeń jest długa. Od którego zaczynasz i dlaczego właśnie od niego?', 'Zacznij od jednego i zostań przy nim przez jakiś czas. Trzy są bezpłatne z kontem: *Siatka pamięci*, w której powtarzasz drogę świateł; *Szereg cyfr*, w którym zapamiętujesz liczby; oraz *Naciśnij albo czekaj*. Weź to, które Cię ciekawi; to wystarczający powód.

Dziesięć minut w zupełności wystarczy. Ćwiczenie poprawia to, co się ćwiczy. Nie ustalono, czy dzięki temu codzienność staje się łatwiejsza, więc potraktuj je jako trening sam w sobie albo spokojny początek dnia.

Wszystkie znajdziesz w [Centrum treningu](/training-hub).

Od którego ćwiczenia zaczynasz i czy drugi raz wybierzesz to samo?'),
  ('a4e9ba72-988f-0ca1-09e3-730e92290131', '3882c33d-32d0-2126-f34f-e8d151f3466f', 'ru', '2026-11-28T07:56:00.000Z', '{training}', 'С какого упражнения мне начать?', 'Список упражнений длинный. С какого начали вы и почему именно с него?', 'Начните с одного и побудьте с ним какое-то время. Три из них бесплатны, нужна только учётная запись: *Сетка памяти*, где вы повторяете путь из огней; *Ряд цифр*, где вы держите в уме числа; и *Нажать или ждать*, где вы нажимаете или удерживаетесь. Возьмите то, которое вам любопытно; этого достаточно.

Десяти минут вполне хватит. Практика улучшает то, что вы делаете в самом упражнении. Что от этого легче становится повседневная жизнь, не установлено, поэтому смотрите на это как на занятие само по себе или как на спокойное начало дня.

Все они собраны в разделе [Центр тренировок](/training-hub).

С какого упражнения начали вы и выбрали бы его снова?'),
  ('bfecd75e-cc0e-4beb-6ffe-4b23366ef78c', '5d396419-8b95-5d3a-f486-471f63463d1e', 'ja', '2026-11-28T07:56:00.000Z', '{training}', 'どのエクササイズから始めればいいですか？', 'エクササイズはたくさんあります。どれから始めましたか？それはなぜですか？', 'まず一つ選び、しばらく続けてみてください。アカウントがあれば、三つを無料で使えます。光る順番を再現する*記憶グリッド*、数字を覚える*数字スパン*、そして*押すか待つか*です。気になったものを選べば、それで十分です。

10分あれば足ります。練習すると、練習した課題そのものは上達します。毎日の暮らしが楽になるかどうかは確かめられていません。課題そのものを楽しむ時間、または一日の静かな始まりとして使ってみてください。

すべて[トレーニングハブ](/training-hub)にあります。

あなたはどれから始めましたか？もう一度選ぶとしたら、同じものにしますか？'),
  ('ad747d2e-5783-c07f-5e39-082d60f99604', '323660dd-d769-a909-7895-0cd6eb4478ca', 'ko', '2026-11-28T07:56:00.000Z', '{training}', '어떤 연습부터 시작하면 좋을까요?', '연습 목록이 길어요. 어떤 것부터 시작했고, 왜 그것이었나요?', '하나를 골라 한동안 이어 가 보세요. 계정이 있으면 세 가지를 무료로 할 수 있어요. 불빛의 순서를 따라 하는 *기억 격자*, 숫자를 기억하는 *숫자 폭*, 그리고 *누르기 / 참기*예요. 궁금한 것을 고르면 돼요. 이유는 그것으로 충분해요.

10분이면 넉넉해요. 연습하면 연습한 과제를 더 잘하게 돼요. 그래서 일상이 더 쉬워지는지는 밝혀지지 않았어요. 과제 자체를 위한 시간이나 하루를 차분히 여는 시간으로 여겨 주세요.

모두 [훈련 센터](/training-hub)에 있어요.

어떤 연습으로 시작했고, 다시 고른다면 같은 것을 고를까요?'),
  ('f1fbc212-1be0-35e6-6db8-228ae8c958c2', '3f8eb098-2579-5512-07b4-7cda4530b938', 'zh', '2026-11-28T07:56:00.000Z', '{training}', '我应该从哪个练习开始？', '练习的清单很长。您是从哪一个开始的，为什么选它？', '先选一个，坚持一段时间。有账户就可以免费使用三个练习：*记忆方格*，重复灯光亮起的顺序；*数字广度*，记住一串数字；还有*按或不按*，有时要按，有时要忍住。选您感到好奇的那个，这个理由就足够了。

十分钟就很够。练习能让您在所练的任务上做得更好；它是否会让日常生活更轻松，目前还没有定论。所以不妨把它看作练习本身，或者一天里安静的开头。

所有练习都在[训练中心](/training-hub)。

您是从哪个练习开始的？再选一次，还会选它吗？'),
  ('c12b0e30-b051-0f58-53eb-4f9dee914c09', '7ea6e2b1-2bcf-555e-c509-02593bce519d', 'en', '2026-11-28T07:55:00.000Z', '{planning}', 'How do you plan a week without overfilling it?', 'On Sunday the plan looks fine, by Wednesday it has fallen apart. How do you leave enough room?', 'Most of us guess too short when we think about how long our own tasks take. So plan less than seems possible: a few tasks that matter for the week, one or two for each day. Leave whole stretches empty as a buffer, for what takes longer and for what comes up.

Look at last week first. What was left over, and why? What has moved three times may be too big, and needs a smaller first step, or it may go.

The [Planner](/training-hub/planner) lets you give a task a day, a length and steps. Five minutes at the end of the week are enough to set it right.

How much do you leave empty?'),
  ('60ba5507-2303-bb6b-eb23-034b81607e64', 'abb5741e-8315-fa58-8a00-00796cc439f7', 'es', '2026-11-28T07:55:00.000Z', '{planning}', '¿Cómo planificas una semana sin llenarla demasiado?', 'El domingo el plan tiene buena pinta y el miércoles se ha deshecho. ¿Cómo dejas espacio suficiente?', 'Casi todos calculamos de menos cuánto duran nuestras propias tareas. Por eso conviene planificar menos de lo que parece posible: pocas tareas que importen esta semana, una o dos por día. Deja tramos enteros vacíos como margen, para lo que se alarga y para lo que surge.

Mira primero la semana anterior. ¿Qué quedó sin hacer y por qué? Lo que ya se ha movido tres veces quizá sea demasiado grande y necesite un primer paso más pequeño, o quizá pueda irse.

En el [Planificador](/training-hub/planner) cada tarea puede tener día, duración y pasos. Cinco minutos al final de la semana bastan para ajustarlo.

¿Cuánto dejas vacío?'),
  ('a1b12013-59e7-a378-f4fa-f42485da5efb', '833e11b5-d107-14d0-73ba-600e62f3e7af', 'fr', '2026-11-28T07:55:00.000Z', '{planning}', 'Comment planifier une semaine sans trop la remplir ?', 'Le dimanche, le plan a belle allure ; le mercredi, il s’est défait. Comment gardez-vous assez de place ?', 'La plupart d’entre nous estiment trop court le temps que prennent leurs propres tâches. Prévoyez donc moins que ce qui semble possible : quelques tâches qui comptent cette semaine, une ou deux par jour. Laissez des plages entières vides, pour ce qui dure plus longtemps et pour l’imprévu.

Regardez d’abord la semaine passée. Qu’est-ce qui est resté, et pourquoi ? Ce qui a déjà été déplacé trois fois est peut-être trop grand et demande un premier pas plus petit, ou peut être abandonné.

Dans le [Planificateur](/training-hub/planner), une tâche peut recevoir un jour, une durée et des étapes. Cinq minutes en fin de semaine suffisent pour ajuster.

Combien de place laissez-vous libre ?'),
  ('d00be823-21a9-5ea2-475b-62c9b45c0538', 'f7979f01-59cc-ca66-9845-4ece52cfbd89', 'de', '2026-11-28T07:55:00.000Z', '{planning}', 'Wie planen Sie eine Woche, ohne sie zu überladen?', 'Am Sonntag sieht der Plan gut aus, am Mittwoch ist er zerfallen. Wie lassen Sie genug Luft?', 'Die meisten von uns schätzen zu knapp, wie lange die eigenen Aufgaben dauern. Planen Sie also weniger, als möglich scheint: wenige Aufgaben, auf die es in dieser Woche ankommt, ein oder zwei für jeden Tag. Lassen Sie ganze Strecken als Puffer frei, für das, was länger dauert, und für das, was dazwischenkommt.

Sehen Sie zuerst auf die letzte Woche. Was blieb liegen, und warum? Was schon dreimal verschoben wurde, ist vielleicht zu groß und braucht einen kleineren ersten Schritt, oder es darf weg.

Im [Aufgabenplaner](/training-hub/planner) bekommt eine Aufgabe Tag, Dauer und Schritte. Fünf Minuten am Ende der Woche genügen zum Nachstellen.

Wie viel lassen Sie frei?'),
  ('5091b5a0-5f5c-2f08-bfaf-043b0316f8dc', 'd9ff4941-0c04-f8aa-2224-329be8353788', 'it', '2026-11-28T07:55:00.000Z', '{planning}', 'Come pianifichi una settimana senza riempirla troppo?', 'La domenica il piano sembra buono, il mercoledì è già saltato. Come fai a lasciare abbastanza spazio?', 'Quasi tutti stimiamo troppo breve il tempo che richiedono i nostri compiti. Perciò pianifica meno di quello che sembra possibile: pochi compiti che contano per la settimana, uno o due al giorno. Lascia vuoti interi tratti, per ciò che dura di più e per gli imprevisti.

Guarda prima la settimana scorsa. Che cosa è rimasto indietro, e perché? Ciò che hai già spostato tre volte forse è troppo grande e ha bisogno di un primo passo più piccolo, oppure può essere tolto.

Nel [Pianificatore](/training-hub/planner) un compito può avere un giorno, una durata e dei passi. Cinque minuti a fine settimana bastano per sistemarlo.

Quanto spazio lasci libero?'),
  ('c1cf91b2-9bfc-a420-12ec-e79b3cc8a2dd', 'cc1a288b-7097-ed92-a1aa-48ee9bb6e073', 'pt', '2026-11-28T07:55:00.000Z', '{planning}', 'Como você planeja uma semana sem encher demais?', 'No domingo o plano parece bom, na quarta já se desfez. Como você deixa espaço suficiente?', 'Quase todo mundo calcula por baixo o tempo que as próprias tarefas levam. Por isso, planeje menos do que parece possível: poucas tarefas que importam nesta semana, uma ou duas por dia. Deixe trechos inteiros vazios como folga, para o que demora mais e para o que aparece.

Olhe primeiro para a semana passada. O que sobrou, e por quê? O que já foi adiado três vezes talvez seja grande demais e precise de um primeiro passo menor, ou talvez possa sair da lista.

No [Planejador](/training-hub/planner) uma tarefa pode ter dia, duração e passos. Cinco minutos no fim da semana bastam para ajustar.

Quanto espaço você deixa livre?'),
  ('76bd6e04-a1e7-93a9-faf3-14e8253a2a93', '955eb641-9ebd-773a-22ac-203df283e8ee', 'pl', '2026-11-28T07:55:00.000Z', '{planning}', 'Jak planujesz tydzień, żeby go nie przepełnić?', 'W niedzielę plan wygląda dobrze, w środę już się rozsypał. Jak zostawiasz dość miejsca?', 'Większość z nas zbyt krótko szacuje czas własnych zadań. Zaplanuj więc mniej, niż wydaje się możliwe: kilka zadań ważnych w tym tygodniu, jedno lub dwa na dzień. Zostaw całe odcinki puste jako zapas, na to, co potrwa dłużej, i na to, co wypadnie.

Najpierw spójrz na poprzedni tydzień. Co zostało i dlaczego? To, co było przekładane już trzy razy, jest może za duże i potrzebuje mniejszego pierwszego kroku albo może zniknąć z listy.

W [Planerze](/training-hub/planner) zadanie może dostać dzień, czas trwania i kroki. Pięć minut pod koniec tygodnia wystarczy, żeby wszystko poprawić.

Ile miejsca zostawiasz wolnego?'),
  ('89698234-08c0-11c5-092d-cc4423fe99e3', '130f2190-36f7-3862-cafa-785207dde1c8', 'ru', '2026-11-28T07:55:00.000Z', '{planning}', 'Как вы планируете неделю, чтобы не переполнить её?', 'В воскресенье план выглядит хорошо, к среде он рассыпался. Как вы оставляете достаточно места?', 'Большинство из нас недооценивает, сколько времени займут собственные дела. Поэтому планируйте меньше, чем кажется возможным: несколько дел, важных на этой неделе, одно или два на день. Оставляйте целые отрезки пустыми, про запас: для того, что затянется, и для того, что случится.

Сначала посмотрите на прошлую неделю. Что осталось и почему? То, что уже трижды перенесено, возможно, слишком велико и требует меньшего первого шага, а может быть, его можно и вычеркнуть.

В разделе [Планировщик](/training-hub/planner) у дела могут быть день, длительность и шаги. Пяти минут в конце недели хватит, чтобы всё поправить.

Сколько места вы оставляете свободным?'),
  ('d14307b9-8a54-d14c-bad8-f3ccfeeb6165', '0e0d90f9-d93e-19e7-7a6c-12f0a35df1bd', 'ja', '2026-11-28T07:55:00.000Z', '{planning}', '詰め込みすぎない1週間の計画は、どう立てていますか？', '日曜日にはよく見えた計画が、水曜日には崩れています。余裕をどうやって残していますか？', '自分の作業にかかる時間は、短く見積もりがちです。できそうだと思う量より少なめに計画しましょう。その週に大事な作業を少しだけ、1日に一つか二つ。長引いたときや急な用事のために、何も入れない時間をまとめて残しておきます。

先に、前の週を振り返ってみてください。何が残り、それはなぜでしたか？三度も先に延ばしたものは、大きすぎるのかもしれません。最初の一歩を小さくするか、やめてしまってもかまいません。

[プランナー](/training-hub/planner)では、作業に日、長さ、ステップをつけられます。週の終わりに5分あれば見直せます。

あなたはどのくらい空けていますか？'),
  ('caec9a67-3a3c-ec34-ecdb-dae4d08ae566', '71f50294-88b2-3525-786c-efdb888f1aff', 'ko', '2026-11-28T07:55:00.000Z', '{planning}', '한 주를 너무 빡빡하지 않게 어떻게 계획하나요?', '일요일에는 괜찮아 보이던 계획이 수요일이면 흐트러져요. 여유를 어떻게 남겨 두나요?', '우리는 대개 자기 일에 걸리는 시간을 짧게 잡아요. 그러니 할 수 있을 것 같은 양보다 적게 계획해 보세요. 이번 주에 중요한 일 몇 가지, 하루에 한두 가지면 돼요. 오래 걸리는 일과 갑자기 생기는 일을 위해 시간을 통째로 비워 두세요.

먼저 지난주를 살펴보세요. 무엇이 남았고, 왜 그랬나요? 세 번이나 미룬 일은 너무 클 수 있어요. 더 작은 첫걸음을 정하거나 목록에서 빼도 괜찮아요.

[플래너](/training-hub/planner)에서는 할 일에 날짜, 길이, 단계를 정할 수 있어요. 주말에 5분이면 다시 맞출 수 있어요.

얼마나 비워 두나요?'),
  ('bb866993-3412-515a-9add-15aea867de65', 'dfee9720-6de2-3b2a-7866-858ae5227b5a', 'zh', '2026-11-28T07:55:00.000Z', '{planning}', '怎样安排一周，才不会排得太满？', '周日看起来不错的计划，到周三就散了。您怎样留出足够的余地？', '大多数人会低估自己做事所需的时间。所以，安排得比看起来能做到的少一些：这一周只放几件重要的事，每天一两件。留出整段的空白，给拖长的事，也给临时出现的事。

先看看上一周。剩下了什么，为什么？已经推迟三次的事，也许太大了，需要一个更小的第一步，也许干脆可以划掉。

在[任务规划](/training-hub/planner)里，可以给任务定下日期、时长和步骤。每周结束时花五分钟，就够重新调整了。计划是为您服务的，改动它不算失败。

您会留出多少空白？'),
  ('a21d086e-08a7-31f9-3459-c6ddb80ce7e6', 'efc6f96c-d4c6-d9d6-50a7-887db9a82dd8', 'en', '2026-11-28T07:54:00.000Z', '{environment}', 'Phone in another room: does it work for you?', 'Some people put their phone out of sight to work, others miss it more that way. What is your experience?', 'Research on this is mixed: some studies find that a phone nearby takes attention even when it is silent, others do not find it. So your own trial says more than a general rule.

Try it for three days. On each day, take one stretch of work with the phone in another room, and one with it beside you, silent. Note after each how often you thought of it and how far you came. If you have to be reachable, tell people how, or let only certain calls through.

A [Focus Burst](/training-hub/focus-burst/intro) can mark the stretch: one task, one clock.

Where is your phone when you work well?'),
  ('7a4c13af-0677-8507-bc7f-86dc39c469d3', '9b2cbcf1-b83f-b603-6996-48edcc65e3d5', 'es', '2026-11-28T07:54:00.000Z', '{environment}', 'El móvil en otra habitación: ¿te funciona?', 'Hay quien guarda el móvil fuera de la vista para trabajar, y hay quien así lo echa más de menos. ¿Cuál es tu experiencia?', 'Los estudios no coinciden: algunos encuentran que un móvil cercano quita atención aunque esté en silencio, y otros no lo encuentran. Así que tu propia prueba dice más que una regla general.

Pruébalo tres días. Cada día, trabaja un rato con el móvil en otra habitación y otro rato con el móvil al lado, en silencio. Después de cada uno anota cuántas veces pensaste en él y hasta dónde llegaste. Si tienen que poder localizarte, di cómo, o deja pasar solo ciertas llamadas.

Un [Bloque de enfoque](/training-hub/focus-burst/intro) puede marcar ese rato: una tarea, un reloj.

¿Dónde está tu móvil cuando trabajas bien?'),
  ('55bfed3e-59cd-f57d-7d3b-f250b9492a10', '6a6787f4-26ef-f5f3-d4eb-31e0abda8710', 'fr', '2026-11-28T07:54:00.000Z', '{environment}', 'Le téléphone dans une autre pièce : cela marche-t-il pour vous ?', 'Certains rangent leur téléphone hors de vue pour travailler, à d’autres il manque alors encore plus. Et vous ?', 'Les études ne sont pas d’accord : certaines trouvent qu’un téléphone tout proche prend de l’attention même silencieux, d’autres ne le trouvent pas. Votre propre essai en dit donc plus qu’une règle générale.

Essayez pendant trois jours. Chaque jour, travaillez un moment avec le téléphone dans une autre pièce, et un moment avec le téléphone à côté de vous, en silence. Notez ensuite combien de fois vous y avez pensé et jusqu’où vous êtes allé. Si l’on doit pouvoir vous joindre, dites comment, ou ne laissez passer que certains appels.

Une [Séance de concentration](/training-hub/focus-burst/intro) peut délimiter ce moment : une tâche, une horloge.

Où est votre téléphone quand vous travaillez bien ?'),
  ('a81f6183-61b3-4a3b-ba94-9b4a3f5a2f01', '22fc8a30-6c58-25a4-03cf-30ec6ca88584', 'de', '2026-11-28T07:54:00.000Z', '{environment}', 'Handy in einem anderen Raum: Klappt das bei Ihnen?', 'Manche legen das Handy zum Arbeiten außer Sicht, andere vermissen es dann erst recht. Wie ist es bei Ihnen?', 'Die Forschung dazu ist uneinheitlich: Manche Studien finden, dass ein Handy in der Nähe auch stumm Aufmerksamkeit bindet, andere finden das nicht. Ihr eigener Versuch sagt also mehr als eine allgemeine Regel.

Probieren Sie es drei Tage lang. Arbeiten Sie jeden Tag eine Strecke mit dem Handy in einem anderen Raum und eine mit dem stummen Handy neben sich. Notieren Sie danach, wie oft Sie daran gedacht haben und wie weit Sie gekommen sind. Wenn Sie erreichbar sein müssen, sagen Sie anderen, wie, oder lassen Sie nur bestimmte Anrufe durch.

Ein [Fokusblock](/training-hub/focus-burst/intro) grenzt die Strecke ab: eine Aufgabe, eine Uhr.

Wo liegt Ihr Handy, wenn Sie gut arbeiten?'),
  ('1502b90c-2e50-5aee-7a2b-5fa41c3e618b', '40c80646-160d-7112-ad90-18964352cae5', 'it', '2026-11-28T07:54:00.000Z', '{environment}', 'Telefono in un’altra stanza: per te funziona?', 'C’è chi mette via il telefono per lavorare e chi così ne sente ancora di più la mancanza. Qual è la tua esperienza?', 'Gli studi non sono concordi: alcuni trovano che un telefono vicino toglie attenzione anche se è silenzioso, altri no. Perciò la tua prova dice più di una regola generale.

Prova per tre giorni. Ogni giorno lavora un po’ con il telefono in un’altra stanza e un po’ con il telefono accanto, silenzioso. Dopo ogni volta annota quante volte ci hai pensato e fin dove sei arrivato o arrivata. Se devi essere raggiungibile, spiega come, oppure lascia passare solo certe chiamate.

Una [Sessione di concentrazione](/training-hub/focus-burst/intro) può segnare quel tempo: un compito, un orologio.

Dov’è il tuo telefono quando lavori bene?'),
  ('5814a3d9-94d8-a556-cba7-a0681ccb4e18', '4f707e31-eeb2-090e-9c6d-a935895da47f', 'pt', '2026-11-28T07:54:00.000Z', '{environment}', 'Celular em outro cômodo: funciona para você?', 'Há quem deixe o celular fora da vista para trabalhar, e há quem assim sinta ainda mais falta. Como é com você?', 'Os estudos não concordam: alguns encontram que um celular por perto tira atenção mesmo em silêncio, outros não encontram isso. Então a sua própria experiência diz mais do que uma regra geral.

Tente por três dias. A cada dia, trabalhe um tempo com o celular em outro cômodo e um tempo com ele ao lado, em silêncio. Depois de cada vez, anote quantas vezes pensou nele e até onde chegou. Se as pessoas precisam encontrar você, diga como, ou deixe passar só certas ligações.

Uma [Sessão de foco](/training-hub/focus-burst/intro) pode marcar esse tempo: uma tarefa, um relógio.

Onde está o seu celular quando você trabalha bem?'),
  ('c85e0d37-442c-2e2d-f642-6e881df4d315', '2dc1cd2a-130a-6824-6555-c081f443bf16', 'pl', '2026-11-28T07:54:00.000Z', '{environment}', 'Telefon w innym pokoju: czy to u Ciebie działa?', 'Jedni chowają telefon, żeby pracować, innym wtedy brakuje go jeszcze bardziej. Jak jest u Ciebie?', 'Badania nie są zgodne: w jednych telefon leżący obok zabiera uwagę nawet wyciszony, w innych tego nie widać. Dlatego własna próba mówi więcej niż ogólna zasada.

Spróbuj przez trzy dni. Każdego dnia popracuj przez jakiś czas z telefonem w innym pokoju i przez jakiś czas z wyciszonym telefonem obok. Po każdym razie zanotuj, jak często się o nim myślało i ile udało się zrobić. Jeśli trzeba być w zasięgu, powiedz innym, jak się z Tobą skontaktować, albo przepuszczaj tylko wybrane połączenia.

[Sesja skupienia](/training-hub/focus-burst/intro) może wyznaczyć ten czas: jedno zadanie, jeden zegar.

Gdzie leży Twój telefon, kiedy pracuje Ci się dobrze?'),
  ('9c6042a1-7780-83f5-5e0b-5f6f68c48331', '2f09a79b-6222-fbe5-a8e5-b35c9383e2d3', 'ru', '2026-11-28T07:54:00.000Z', '{environment}', 'Телефон в другой комнате: помогает ли это вам?', 'Одни убирают телефон с глаз, чтобы работать, другим так его не хватает ещё больше. Как у вас?', 'Исследования расходятся: в одних телефон рядом отнимает внимание, даже когда молчит, в других этого не видно. Так что собственная проба скажет больше, чем общее правило.

Попробуйте три дня. Каждый день поработайте какое-то время с телефоном в другой комнате и какое-то время с телефоном рядом, без звука. После каждого раза запишите, как часто вы о нём вспоминали и далеко ли продвинулись. Если вам нужно быть на связи, скажите другим, как вас найти, или пропускайте только некоторые звонки.

[Сеанс сосредоточенности](/training-hub/focus-burst/intro) может обозначить такой отрезок: одно дело, одни часы.

Где лежит ваш телефон, когда вам хорошо работается?'),
  ('ddacedc4-c502-89fe-3456-8909534229f7', '1be34460-71a0-2920-734a-abc17c67a247', 'ja', '2026-11-28T07:54:00.000Z', '{environment}', 'スマートフォンを別の部屋に置くと、うまくいきますか？', '見えない所に置くと集中できる人もいれば、かえって気になる人もいます。あなたはどうですか？', '研究の結果は分かれています。音を消していても近くにあるだけで注意が取られるという研究もあれば、そうならなかった研究もあります。一般的な決まりより、自分で試してみるほうが確かです。

3日間試してみましょう。毎日、別の部屋に置いて作業する時間と、音を消してそばに置いて作業する時間を作ります。それぞれのあとに、何度気になったか、どこまで進んだかを書き留めます。連絡を受ける必要があるなら、方法を伝えておくか、特定の電話だけ鳴るようにします。

[集中タイム](/training-hub/focus-burst/intro)を使えば、一つの作業に一つの時計で区切れます。

作業がはかどるとき、スマートフォンはどこにありますか？'),
  ('406dfc42-9061-6eec-05ca-033f3b45e9be', '90e9cca7-c4c4-f3f0-6277-f05c88169347', 'ko', '2026-11-28T07:54:00.000Z', '{environment}', '휴대폰을 다른 방에 두면 도움이 되나요?', '눈에 보이지 않게 두면 일이 잘되는 사람도 있고, 오히려 더 생각나는 사람도 있어요. 어떤 편인가요?', '연구 결과는 엇갈려요. 소리를 꺼도 가까이 있으면 주의를 빼앗는다는 연구도 있고, 그렇지 않았다는 연구도 있어요. 그래서 일반적인 규칙보다 직접 해 보는 것이 더 많은 것을 알려 줘요.

사흘만 시험해 보세요. 날마다 한 번은 휴대폰을 다른 방에 두고, 한 번은 소리를 끄고 곁에 둔 채 일해요. 끝나면 몇 번 생각났는지, 얼마나 나아갔는지 적어 두세요. 연락을 받아야 한다면 방법을 미리 알리거나 정해 둔 전화만 받으세요.

[집중 타임](/training-hub/focus-burst/intro)으로 할 일 하나, 시계 하나로 시간을 정할 수 있어요.

일이 잘될 때 휴대폰은 어디에 있나요?'),
  ('75bcb908-f0d8-eea0-3d43-ca1698821a26', '90a2f55b-f263-9764-c28e-2faf3cf8a7df', 'zh', '2026-11-28T07:54:00.000Z', '{environment}', '把手机放到另一个房间，对您有用吗？', '有人把手机放到看不见的地方才能做事，有人这样反而更惦记。您的情况怎样？', '研究的结论并不一致：有些研究发现，手机放在身边，即使静音也会占去注意力；另一些研究没有发现这一点。所以，自己试一试比一般的规则更有用。

试三天。每天有一段时间把手机放在另一个房间做事，另一段时间静音放在身边。每次结束后，记下想到手机几次，做到了哪里。如果必须让人联系到您，可以先告诉对方怎样找您，或者只让某些来电响铃。

[专注时段](/training-hub/focus-burst/intro)可以划出这段时间：一项任务，一个时钟。

您做事顺利的时候，手机在哪里？'),
  ('5760634f-970b-ceb7-93df-e66f904e7300', '68d03c02-8717-dee0-7e00-7e383c6a3c37', 'en', '2026-11-28T07:53:00.000Z', '{environment}', 'How do you work with background noise?', 'Silence, music, a café, rain from a loudspeaker: what helps you, and for which kind of work?', 'There is no one answer here: what helps one person disturbs another, and it can depend on the task. Words in a song often get in the way of reading and writing. Even sounds are easier to bear than sudden ones, and some people focus better with a steady hum than in silence.

Try one change at a time with the same kind of work: silence, steady noise, music without words. Keep it quiet enough to hear somebody speak to you. After each, ask yourself how often you had to begin again.

A [Focus Burst](/training-hub/focus-burst/intro) gives each try the same length.

What do you listen to, and what do you do meanwhile?'),
  ('4604c44c-e1cc-5f6a-9200-21caf50b2a45', '11f5b5bc-700c-f305-6368-c0fee2d92e21', 'es', '2026-11-28T07:53:00.000Z', '{environment}', '¿Cómo trabajas con ruido de fondo?', 'Silencio, música, una cafetería, lluvia por el altavoz: ¿qué te ayuda y con qué tipo de trabajo?', 'Aquí no hay una respuesta única: lo que ayuda a una persona molesta a otra, y puede depender de la tarea. La letra de una canción suele estorbar al leer y al escribir. Los sonidos constantes se llevan mejor que los repentinos, y hay quien se concentra más con un murmullo continuo que en silencio.

Cambia una sola cosa cada vez, con el mismo tipo de trabajo: silencio, ruido constante, música sin palabras. Que esté lo bastante bajo para oír a quien te hable. Después, pregúntate cuántas veces tuviste que volver a empezar.

Un [Bloque de enfoque](/training-hub/focus-burst/intro) da a cada intento la misma duración.

¿Qué escuchas y qué haces mientras tanto?'),
  ('8d546ac1-54d4-1f26-8f97-ddebb36b0c65', 'ac2d9ad1-848a-3bb9-b39e-ed0dfe20751e', 'fr', '2026-11-28T07:53:00.000Z', '{environment}', 'Comment travaillez-vous avec du bruit autour de vous ?', 'Silence, musique, café, pluie dans un haut-parleur : qu’est-ce qui vous aide, et pour quel travail ?', 'Il n’y a pas de réponse unique : ce qui aide l’un dérange l’autre, et cela peut dépendre de la tâche. Les paroles d’une chanson gênent souvent la lecture et l’écriture. Les sons réguliers se supportent mieux que les sons soudains, et certains se concentrent mieux avec un bruit constant que dans le silence.

Ne changez qu’une chose à la fois, pour le même genre de travail : silence, bruit régulier, musique sans paroles. Assez bas pour entendre quelqu’un vous parler. Demandez-vous ensuite combien de fois vous avez dû recommencer.

Une [Séance de concentration](/training-hub/focus-burst/intro) donne à chaque essai la même durée.

Qu’écoutez-vous, et que faites-vous pendant ce temps ?'),
  ('1bbb9c98-581f-aa71-0957-bfc23b3fab1c', 'b31bbd5e-3d67-fb85-f002-3e0f48d39c76', 'de', '2026-11-28T07:53:00.000Z', '{environment}', 'Wie arbeiten Sie bei Hintergrundgeräuschen?', 'Stille, Musik, ein Café, Regen aus dem Lautsprecher: Was hilft Ihnen, und bei welcher Arbeit?', 'Eine Antwort für alle gibt es hier nicht: Was dem einen hilft, stört die andere, und es kann von der Aufgabe abhängen. Gesungene Wörter stören oft beim Lesen und Schreiben. Gleichmäßige Geräusche sind leichter zu ertragen als plötzliche, und manche arbeiten mit einem ruhigen Rauschen konzentrierter als in der Stille.

Ändern Sie immer nur eines, bei der gleichen Art von Arbeit: Stille, gleichmäßiges Rauschen, Musik ohne Worte. So leise, dass Sie hören, wenn jemand mit Ihnen spricht. Fragen Sie sich danach, wie oft Sie neu ansetzen mussten.

Ein [Fokusblock](/training-hub/focus-burst/intro) gibt jedem Versuch die gleiche Länge.

Was hören Sie, und was tun Sie dabei?'),
  ('d6763a58-d7c6-c61e-d5f5-54479f145b70', '112e6b79-334d-1f0f-a8e5-c39e98cc8964', 'it', '2026-11-28T07:53:00.000Z', '{environment}', 'Come lavori con i rumori di sottofondo?', 'Silenzio, musica, un bar, la pioggia da un altoparlante: che cosa ti aiuta, e per quale lavoro?', 'Qui non c’è una risposta sola: ciò che aiuta una persona ne disturba un’altra, e può dipendere dal compito. Le parole di una canzone disturbano spesso la lettura e la scrittura. I suoni costanti si sopportano meglio di quelli improvvisi, e alcuni si concentrano meglio con un brusio continuo che nel silenzio.

Cambia una cosa alla volta, con lo stesso tipo di lavoro: silenzio, rumore costante, musica senza parole. A volume abbastanza basso da sentire chi ti parla. Dopo, chiediti quante volte hai dovuto ricominciare.

Una [Sessione di concentrazione](/training-hub/focus-burst/intro) dà a ogni prova la stessa durata.

Che cosa ascolti, e che cosa fai nel frattempo?'),
  ('67735d15-9c5e-e952-10d7-83cfe9832782', '7c7cfd7c-c74a-f114-4b85-7e989ee4a771', 'pt', '2026-11-28T07:53:00.000Z', '{environment}', 'Como você trabalha com barulho ao fundo?', 'Silêncio, música, um café, chuva na caixa de som: o que ajuda você, e em que tipo de trabalho?', 'Aqui não há uma resposta só: o que ajuda uma pessoa atrapalha outra, e pode depender da tarefa. A letra de uma música costuma atrapalhar a leitura e a escrita. Sons constantes incomodam menos que os repentinos, e algumas pessoas se concentram melhor com um ruído contínuo do que no silêncio.

Mude uma coisa de cada vez, no mesmo tipo de trabalho: silêncio, ruído constante, música sem letra. Baixo o bastante para ouvir alguém falar com você. Depois, pergunte-se quantas vezes teve de recomeçar.

Uma [Sessão de foco](/training-hub/focus-burst/intro) dá a cada tentativa a mesma duração.

O que você escuta, e o que faz enquanto isso?'),
  ('09a0a0a5-bf21-10e0-c87d-54dea8b8037e', '0b930411-882d-0cfd-2d67-982cced8554f', 'pl', '2026-11-28T07:53:00.000Z', '{environment}', 'Jak pracujesz, gdy w tle jest hałas?', 'Cisza, muzyka, kawiarnia, deszcz z głośnika: co Ci pomaga i przy jakiej pracy?', 'Jednej odpowiedzi tu nie ma: co pomaga jednej osobie, przeszkadza innej, i może to zależeć od zadania. Słowa piosenki często przeszkadzają w czytaniu i pisaniu. Równe dźwięki znosi się łatwiej niż nagłe, a niektórzy skupiają się lepiej przy jednostajnym szumie niż w ciszy.

Zmieniaj jedną rzecz naraz, przy tym samym rodzaju pracy: cisza, równy szum, muzyka bez słów. Na tyle cicho, żeby słyszeć, kiedy ktoś do Ciebie mówi. Potem zadaj sobie pytanie, ile razy trzeba było zaczynać od nowa.

[Sesja skupienia](/training-hub/focus-burst/intro) daje każdej próbie tę samą długość.

Czego słuchasz i co wtedy robisz?'),
  ('81eec868-9351-d2a9-d7b0-cad7105995fe', '750cc304-adba-15f2-2526-7d08a1d457ee', 'ru', '2026-11-28T07:53:00.000Z', '{environment}', 'Как вы работаете, когда вокруг шумно?', 'Тишина, музыка, кафе, шум дождя из колонки: что помогает вам и в какой работе?', 'Одного ответа здесь нет: что помогает одному, мешает другому, и многое зависит от дела. Слова песни часто мешают читать и писать. Ровные звуки переносить легче, чем внезапные, а некоторые лучше сосредоточиваются при постоянном шуме, чем в тишине.

Меняйте что-то одно за раз, при одной и той же работе: тишина, ровный шум, музыка без слов. Достаточно тихо, чтобы услышать, если с вами заговорят. После каждого раза спросите себя, сколько раз пришлось начинать заново и далеко ли вы продвинулись.

[Сеанс сосредоточенности](/training-hub/focus-burst/intro) даёт каждой пробе одинаковую длину.

Что вы слушаете и чем в это время занимаетесь?'),
  ('74b08f54-cdf4-c052-bd7a-3c55512e62dc', '5cd417d3-3b8d-accb-2048-36efaa22009b', 'ja', '2026-11-28T07:53:00.000Z', '{environment}', '周りの音があるとき、どうやって作業していますか？', '静けさ、音楽、カフェ、スピーカーから流れる雨の音。どんな作業のときに、何が助けになりますか？', '誰にでも合う答えはありません。ある人に役立つ音が別の人には邪魔になり、作業によっても変わります。歌詞のある曲は、読み書きの妨げになりやすいようです。突然の音より、一定の音のほうが気になりにくいものです。静かな場所より、一定の音があるほうが集中しやすい人もいます。

同じ種類の作業で、一度に一つだけ変えてみましょう。静けさ、一定の音、歌詞のない音楽。話しかけられたら聞こえるくらいの音量にします。終わったら、何度やり直したかを振り返ります。

[集中タイム](/training-hub/focus-burst/intro)なら、毎回同じ長さで試せます。

あなたは何を聞きながら、何をしていますか？'),
  ('595c17f3-314e-4bb5-9c85-52058873ec6b', 'c8d5ddb0-f1a9-24de-0a99-8a957f29a625', 'ko', '2026-11-28T07:53:00.000Z', '{environment}', '주변 소리가 있을 때 어떻게 일하나요?', '고요함, 음악, 카페, 스피커에서 나오는 빗소리. 어떤 일을 할 때 무엇이 도움이 되나요?', '모두에게 맞는 답은 없어요. 누군가에게 도움이 되는 소리가 다른 사람에게는 방해가 되고, 하는 일에 따라서도 달라요. 노랫말은 읽고 쓸 때 방해가 되기 쉬워요. 갑작스러운 소리보다 고른 소리가 견디기 쉽고, 조용할 때보다 잔잔한 소리가 있을 때 더 집중되는 사람도 있어요.

같은 종류의 일을 하면서 한 번에 하나만 바꿔 보세요. 고요함, 고른 소리, 가사 없는 음악. 누가 말을 걸면 들릴 만큼 작게 틀어요. 끝나면 몇 번이나 다시 시작했는지 떠올려 보세요.

[집중 타임](/training-hub/focus-burst/intro)을 쓰면 매번 같은 길이로 시험할 수 있어요.

무엇을 들으며 무엇을 하나요?'),
  ('4116d043-e432-83d7-798c-0fa4ede511d8', '467819c2-9e15-84e1-dda4-304bcf27260c', 'zh', '2026-11-28T07:53:00.000Z', '{environment}', '周围有声音的时候，您怎样做事？', '安静、音乐、咖啡馆、音箱里的雨声：做什么事的时候，哪一种对您有帮助？', '这里没有统一的答案：对一个人有帮助的声音，可能会打扰另一个人，也和做什么事有关。歌词往往会妨碍阅读和写作。平稳的声音比突然的声音容易接受；有些人在持续的轻声里，比在安静中更能专注。

做同一类事情时，每次只改变一样：安静、平稳的声音、没有歌词的音乐。音量要低到有人和您说话时听得见。结束以后想一想，自己重新开始了几次。

[专注时段](/training-hub/focus-burst/intro)可以让每次尝试的时间一样长。

您会听什么，同时在做什么？'),
  ('cecf1b52-687e-aa75-90bb-407b17b2cdc4', '39e52044-bc7b-2912-30ea-1b0f9f7f4941', 'en', '2026-11-28T07:52:00.000Z', '{wellbeing}', 'What do you do on a day when nothing works?', 'There are days when no plan helps and everything feels heavy. What is enough for you on such a day?', 'Such days happen, and they do not undo what you did before. Choose the smallest step that still does you good: drink a glass of water, open a window, answer one message. Then it is all right to rest. Put the plan away for today rather than carrying all of it along; tomorrow needs only one first thing.

If it helps to sit still for a few minutes, [Paced Breathing](/training-hub/breathing/intro) needs nothing of you. Stop if you feel dizzy.

If heavy days become many, talk to a doctor or to somebody you trust. If you feel unsafe or may be in danger, contact your local emergency number now. You can also talk to a doctor, a local helpline or a person you trust.

What is your smallest step on a hard day?'),
  ('0ff46ac8-9bc0-1073-ddb0-5ab97e86683a', 'bf2519ca-9a35-3d62-dd4b-531d96bfe34d', 'es', '2026-11-28T07:52:00.000Z', '{wellbeing}', '¿Qué haces un día en que nada sale?', 'Hay días en que ningún plan ayuda y todo pesa. ¿Qué es suficiente para ti en un día así?', 'Esos días existen y no borran lo que hiciste antes. Elige el paso más pequeño que todavía te haga bien: beber un vaso de agua, abrir la ventana, contestar un mensaje. Después está bien descansar. Deja el plan a un lado por hoy en vez de cargar con todo; mañana solo necesita una primera cosa.

Si te ayuda sentarte en calma unos minutos, la [Respiración guiada](/training-hub/breathing/intro) no te pide nada. Para si sientes mareo.

Si los días difíciles son muchos, habla con un médico o con alguien de confianza. Si no te sientes a salvo o puedes estar en peligro, llama ahora al número de emergencias de tu zona. También puedes hablar con un médico o una médica, una línea de ayuda local o una persona de confianza.

¿Cuál es tu paso más pequeño en un día difícil?'),
  ('51fe46bd-c64f-8777-1699-d5c82f4ab3ab', '547553cc-6085-7a3e-f02a-63043b28ce3c', 'fr', '2026-11-28T07:52:00.000Z', '{wellbeing}', 'Que faites-vous un jour où rien ne marche ?', 'Il y a des jours où aucun plan n’aide et où tout pèse. Qu’est-ce qui vous suffit, un jour comme celui-là ?', 'Ces jours existent, et ils n’effacent pas ce que vous avez fait avant. Choisissez le plus petit pas qui vous fasse encore du bien : boire un verre d’eau, ouvrir la fenêtre, répondre à un message. Ensuite, vous avez le droit de vous reposer. Mettez le plan de côté pour aujourd’hui au lieu de tout porter ; demain, une première chose suffira.

Si rester assis au calme quelques minutes vous aide, la [Respiration guidée](/training-hub/breathing/intro) ne vous demande rien. Arrêtez si la tête vous tourne.

Si les jours lourds se multiplient, parlez-en à un médecin. Si vous ne vous sentez pas en sécurité ou si vous êtes peut-être en danger, appelez dès maintenant le numéro d’urgence de votre pays. Vous pouvez aussi parler à un médecin, à une ligne d’écoute locale ou à une personne de confiance.

Quel est votre plus petit pas un jour difficile ?'),
  ('91d4f7f1-b348-27fc-9250-8fc77bc7ed90', 'e0a63104-8f97-86f9-97bf-5f33bfc58117', 'de', '2026-11-28T07:52:00.000Z', '{wellbeing}', 'Was tun Sie an einem Tag, an dem nichts geht?', 'Es gibt Tage, an denen kein Plan hilft und alles schwer ist. Was ist an so einem Tag genug für Sie?', 'Solche Tage gibt es, und sie nehmen nichts von dem weg, was Sie vorher geschafft haben. Suchen Sie sich den kleinsten Schritt, der Ihnen noch guttut: ein Glas Wasser trinken, das Fenster öffnen, eine Nachricht beantworten. Dann dürfen Sie ausruhen. Legen Sie den Plan für heute weg, statt ihn ganz mitzuschleppen; morgen braucht nur eine erste Sache.

Wenn es Ihnen hilft, ein paar Minuten still zu sitzen: [Atmen im Takt](/training-hub/breathing/intro) verlangt nichts von Ihnen. Hören Sie auf, wenn Ihnen schwindlig wird.

Werden die schweren Tage viele, sprechen Sie mit einer Ärztin oder einem Arzt. Wenn Sie sich nicht sicher fühlen oder in Gefahr sein könnten, wählen Sie jetzt die örtliche Notrufnummer. Sie können auch mit einer Ärztin oder einem Arzt, einem Hilfetelefon vor Ort oder einer Person Ihres Vertrauens sprechen.

Was ist Ihr kleinster Schritt an einem schweren Tag?'),
  ('1cc0a62f-d3a0-880d-4798-715e10566745', '8119baf3-e714-0761-8c36-d05110ccc38b', 'it', '2026-11-28T07:52:00.000Z', '{wellbeing}', 'Che cosa fai in un giorno in cui non funziona niente?', 'Ci sono giorni in cui nessun piano aiuta e tutto pesa. Che cosa ti basta in un giorno così?', 'Giorni così capitano, e non cancellano quello che hai fatto prima. Scegli il passo più piccolo che ti fa ancora bene: bere un bicchiere d’acqua, aprire la finestra, rispondere a un messaggio. Poi va bene riposare. Per oggi metti via il piano invece di portartelo dietro tutto; domani basta una prima cosa.

Se ti aiuta stare in silenzio qualche minuto, la [Respirazione ritmata](/training-hub/breathing/intro) non ti chiede nulla. Fermati se ti gira la testa.

Se i giorni pesanti diventano molti, parlane con un medico o con qualcuno di cui ti fidi. Se non ti senti al sicuro o potresti essere in pericolo, chiama subito il numero di emergenza locale. Puoi anche parlare con un medico, con una linea di aiuto locale o con una persona di cui ti fidi.

Qual è il tuo passo più piccolo in un giorno difficile?'),
  ('578727bb-e64c-4d19-4838-c45b1ef1f3b1', 'd2afc029-53b8-e93c-8068-e8469a593767', 'pt', '2026-11-28T07:52:00.000Z', '{wellbeing}', 'O que você faz em um dia em que nada dá certo?', 'Há dias em que nenhum plano ajuda e tudo pesa. O que é suficiente para você em um dia assim?', 'Dias assim acontecem, e não desfazem o que você fez antes. Escolha o menor passo que ainda faça bem: beber um copo de água, abrir a janela, responder a uma mensagem. Depois, tudo bem descansar. Deixe o plano de lado por hoje em vez de carregá-lo inteiro; amanhã só precisa de uma primeira coisa.

Se ficar alguns minutos em silêncio ajuda, a [Respiração ritmada](/training-hub/breathing/intro) não pede nada de você. Pare se sentir tontura.

Se os dias pesados forem muitos, fale com um médico ou com alguém de confiança. Se você não se sente em segurança ou pode estar em perigo, ligue agora para o número de emergência local. Você também pode falar com um médico, uma linha de ajuda local ou uma pessoa de confiança.

Qual é o seu menor passo em um dia difícil?'),
  ('4fa7d41f-2732-8e15-addd-fdb499a65736', 'bc43b0ef-cd50-aa60-3619-de4e68f7758d', 'pl', '2026-11-28T07:52:00.000Z', '{wellbeing}', 'Co robisz w dniu, w którym nic nie wychodzi?', 'Bywają dni, kiedy żaden plan nie pomaga i wszystko ciąży. Co wystarcza Ci w taki dzień?', 'Takie dni się zdarzają i nie odbierają tego, co udało się wcześniej. Wybierz najmniejszy krok, który jeszcze dobrze Ci robi: wypij szklankę wody, otwórz okno, odpisz na jedną wiadomość. Potem możesz odpocząć. Odłóż plan na dziś, zamiast dźwigać go w całości; jutro wystarczy jedna pierwsza rzecz.

Jeśli pomaga Ci posiedzieć kilka minut w spokoju, [Oddychanie w rytmie](/training-hub/breathing/intro) niczego od Ciebie nie wymaga. Przerwij, jeśli poczujesz zawroty głowy.

Jeśli ciężkich dni jest dużo, porozmawiaj z lekarzem albo z kimś, komu ufasz. Jeśli nie czujesz się bezpiecznie lub możesz być w niebezpieczeństwie, zadzwoń teraz pod lokalny numer alarmowy. Możesz też porozmawiać z lekarzem, skorzystać z lokalnego telefonu zaufania albo zwrócić się do osoby, której ufasz.

Jaki jest Twój najmniejszy krok w trudnym dniu?'),
  ('990a140d-9691-0d73-9d2d-f9064fc56b9a', '37cac694-b751-6fc4-1275-7d7bf05ac219', 'ru', '2026-11-28T07:52:00.000Z', '{wellbeing}', 'Что вы делаете в день, когда ничего не получается?', 'Бывают дни, когда не помогает никакой план и всё даётся тяжело. Чего вам достаточно в такой день?', 'Такие дни бывают, и они не отменяют того, что вы сделали раньше. Выберите самый маленький шаг, от которого вам всё же становится лучше: выпить стакан воды, открыть окно, ответить на одно сообщение. Потом можно отдыхать. Отложите план на сегодня, вместо того чтобы нести его целиком; завтра понадобится лишь одно первое дело.

Если вам помогает несколько минут посидеть спокойно, [Дыхание в ритме](/training-hub/breathing/intro) ничего от вас не требует. Остановитесь, если закружится голова.

Если тяжёлых дней становится много, поговорите с врачом. Если вы не чувствуете себя в безопасности или вам может грозить опасность, позвоните прямо сейчас по местному номеру экстренной помощи. Можно также поговорить с врачом, позвонить на местную линию помощи или обратиться к человеку, которому вы доверяете.

Какой у вас самый маленький шаг в трудный день?'),
  ('c003afc0-b554-3261-6136-31081584c067', '401b9689-6315-ad62-c230-51b3696f239c', 'ja', '2026-11-28T07:52:00.000Z', '{wellbeing}', '何もうまくいかない日は、どう過ごしていますか？', 'どんな計画も役に立たず、すべてが重く感じる日があります。そんな日は、何ができれば十分ですか？', 'そういう日はありますし、それまでにしてきたことが消えるわけではありません。少しでも楽になる、いちばん小さな一歩を選びましょう。水を1杯飲む、窓を開ける、メッセージに一つ返す。そのあとは休んで大丈夫です。今日は計画をしまい、明日は最初の一つだけを決めておきます。

数分静かに座りたいなら、[ペース呼吸](/training-hub/breathing/intro)があります。めまいがしたらやめてください。

つらい日が続くときは、医師や信頼できる人に話してください。身の危険や不安を感じるときは、すぐにお住まいの地域の緊急通報番号に連絡してください。医師や地域の相談窓口、信頼できる人に話すこともできます。

つらい日の、あなたのいちばん小さな一歩は何ですか？'),
  ('c8538d40-a432-e0eb-3e95-211e8779ab78', '66af7646-a46f-820f-9a7f-977c545c05d3', 'ko', '2026-11-28T07:52:00.000Z', '{wellbeing}', '아무것도 되지 않는 날에는 무엇을 하나요?', '어떤 계획도 도움이 되지 않고 모든 것이 무거운 날이 있어요. 그런 날에는 무엇이면 충분한가요?', '그런 날도 있어요. 그렇다고 그전에 한 일이 사라지지는 않아요. 그래도 나에게 좋은 가장 작은 걸음을 골라 보세요. 물 한 잔 마시기, 창문 열기, 메시지 하나에 답하기. 그다음에는 쉬어도 괜찮아요. 오늘은 계획을 접어 두세요. 내일은 첫 번째 일 하나면 돼요.

몇 분 조용히 앉아 있고 싶다면 [박자 호흡](/training-hub/breathing/intro)이 있어요. 어지러우면 멈추세요.

힘든 날이 많아지면 의사나 믿는 사람과 이야기해 보세요. 안전하지 않다고 느끼거나 위험할 수 있다면 지금 바로 지역 긴급 전화로 연락하세요. 의사나 지역 상담 전화, 믿을 수 있는 사람과 이야기할 수도 있어요.

힘든 날, 가장 작은 걸음은 무엇인가요?'),
  ('1821989a-b06a-e78b-1246-47326d7e1e2d', '60e5ace5-c854-05e7-8abd-dda4024d12d2', 'zh', '2026-11-28T07:52:00.000Z', '{wellbeing}', '什么都做不成的日子，您会怎么办？', '有些日子，什么计划都没有用，一切都很沉重。在这样的日子里，做到什么对您来说就够了？', '这样的日子会有，它不会抹掉您之前做到的事。选一个仍然能让自己舒服一点的最小的一步：喝一杯水，打开窗，回一条消息。然后就可以休息。今天先把计划放下，明天只需要一件开头的事。

如果想安静地坐几分钟，可以试试[节奏呼吸](/training-hub/breathing/intro)，它对您没有要求。感到头晕就停下来。

如果沉重的日子变多了，请和医生或您信任的人谈谈。如果您感到不安全或可能有危险，请立即拨打当地的紧急电话。您也可以找医生、当地求助热线或信任的人谈一谈。

在艰难的日子里，您最小的一步是什么？'),
  ('9bb14cd7-097d-0360-d228-8fa04c054285', '90d99fd8-111a-f946-bbba-1ee021755214', 'en', '2026-11-28T07:51:00.000Z', '{parents}', 'How can I help my child start homework?', 'The hardest part of homework is often the first five minutes. What has made it easier at your home?', 'A fixed order helps more than reminders: the same place, the same time, first something to eat, then the first task. Let your child choose which subject comes first. Work in short blocks with a break in which they can move, and stop the block when it ends, even if it went well.

Say what you see, right away: ''You got your book out by yourself.'' Praise for beginning is worth more than praise for the mark. If homework takes far too long for weeks, talk to the school.

You can write the steps down in the [Planner](/training-hub/planner). And here, please: no names, no schools.

What does the first minute look like at your home?'),
  ('4562f677-931b-3992-b95e-94cc54506652', '92f303fb-aed7-d2b5-89ed-33a2720df3f1', 'es', '2026-11-28T07:51:00.000Z', '{parents}', '¿Cómo ayudo a mi hijo a empezar los deberes?', 'Lo más difícil de los deberes suelen ser los primeros cinco minutos. ¿Qué lo ha hecho más fácil en tu casa?', 'Un orden fijo ayuda más que los recordatorios: el mismo sitio, la misma hora, primero comer algo y luego la primera tarea. Deja que elija con qué asignatura empieza. Trabajad en bloques cortos con una pausa para moverse, y parad cuando el bloque termine, aunque vaya bien.

Di enseguida lo que ves: «Has sacado el libro sin que nadie te lo pida». Elogiar que empiece vale más que elogiar la nota. Si los deberes llevan semanas alargándose demasiado, habla con la escuela.

Los pasos pueden quedar escritos en el [Planificador](/training-hub/planner). Y aquí, por favor, sin nombres ni colegios.

¿Cómo es el primer minuto en tu casa?'),
  ('518bf50e-6e2c-f708-ea0a-dc68bd705592', '00d67400-9863-0758-1496-036b34348142', 'fr', '2026-11-28T07:51:00.000Z', '{parents}', 'Comment aider mon enfant à commencer ses devoirs ?', 'Le plus dur, dans les devoirs, ce sont souvent les cinq premières minutes. Qu’est-ce qui les a rendues plus faciles chez vous ?', 'Un ordre fixe aide plus que les rappels : la même place, la même heure, d’abord un goûter, puis le premier exercice. Laissez votre enfant choisir la matière par laquelle il commence. Travaillez par petits blocs, avec une pause pour bouger, et arrêtez à la fin du bloc, même si tout va bien.

Dites tout de suite ce que vous voyez : « Tu as sorti ton livre tout seul. » Féliciter pour le début vaut mieux que féliciter pour la note. Si les devoirs durent beaucoup trop longtemps depuis des semaines, parlez-en avec l’école.

Les étapes peuvent être notées dans le [Planificateur](/training-hub/planner). Et ici, s’il vous plaît, ni noms ni écoles.

À quoi ressemble la première minute chez vous ?'),
  ('461c99ab-c313-981d-f74c-04fe615a55bd', '7539c812-124c-4f32-181d-375c38a8710f', 'de', '2026-11-28T07:51:00.000Z', '{parents}', 'Wie helfe ich meinem Kind, mit den Hausaufgaben anzufangen?', 'Oft sind bei den Hausaufgaben die ersten fünf Minuten am schwersten. Was hat es bei Ihnen zu Hause leichter gemacht?', 'Eine feste Reihenfolge hilft mehr als Ermahnungen: derselbe Platz, dieselbe Zeit, erst etwas essen, dann die erste Aufgabe. Lassen Sie Ihr Kind wählen, welches Fach zuerst kommt. Arbeiten Sie in kurzen Blöcken mit einer Pause, in der es sich bewegen kann, und hören Sie am Ende des Blocks auf, auch wenn es gerade gut läuft.

Sagen Sie gleich, was Sie sehen: „Du hast dein Buch von selbst geholt.“ Lob für das Anfangen ist mehr wert als Lob für die Note. Dauern die Hausaufgaben über Wochen viel zu lange, sprechen Sie mit der Schule.

Die Schritte können im [Aufgabenplaner](/training-hub/planner) stehen. Hier bitte keine Namen und keine Schulen.

Wie sieht bei Ihnen die erste Minute aus?'),
  ('ffe36e20-40b2-f288-2aee-971da69f210a', '328799f7-6b01-846f-115a-d7425c504bc0', 'it', '2026-11-28T07:51:00.000Z', '{parents}', 'Come aiuto mia figlia o mio figlio a iniziare i compiti?', 'Nei compiti la parte più difficile sono spesso i primi cinque minuti. Che cosa li ha resi più facili a casa tua?', 'Un ordine fisso aiuta più dei richiami: lo stesso posto, la stessa ora, prima una merenda, poi il primo esercizio. Lascia che sia tuo figlio o tua figlia a scegliere da quale materia iniziare. Lavorate a blocchi brevi, con una pausa per muoversi, e fermatevi quando il blocco finisce, anche se sta andando bene.

Di’ subito quello che vedi: «Hai preso il libro senza che nessuno te lo chiedesse». Lodare l’inizio vale più che lodare il voto. Se da settimane i compiti durano troppo, parlane con la scuola.

I passi possono stare nel [Pianificatore](/training-hub/planner). E qui, per favore, niente nomi e niente scuole.

Com’è il primo minuto a casa tua?'),
  ('6985a897-84d0-b200-a6dc-087e0304b8b8', '793a3112-5358-1a42-9e37-babd2337626e', 'pt', '2026-11-28T07:51:00.000Z', '{parents}', 'Como ajudo meu filho a começar a lição de casa?', 'Na lição de casa, o mais difícil costuma ser os primeiros cinco minutos. O que deixou isso mais fácil na sua casa?', 'Uma ordem fixa ajuda mais do que lembretes: o mesmo lugar, a mesma hora, primeiro um lanche, depois a primeira tarefa. Deixe a criança escolher por qual matéria começar. Trabalhem em blocos curtos, com uma pausa para se mexer, e parem quando o bloco acabar, mesmo que esteja indo bem.

Diga na hora o que você vê: “Você pegou o livro sozinho”. Elogiar o começo vale mais do que elogiar a nota. Se a lição demora demais há semanas, converse com a escola.

Os passos podem ficar escritos no [Planejador](/training-hub/planner). E aqui, por favor, sem nomes e sem escolas.

Como é o primeiro minuto na sua casa?'),
  ('fee10076-79d7-384f-aac6-9a203fab2caa', '965f1b3e-d25f-5d04-de1b-cc8033b16025', 'pl', '2026-11-28T07:51:00.000Z', '{parents}', 'Jak pomóc dziecku zacząć odrabiać lekcje?', 'W odrabianiu lekcji najtrudniejsze bywa pierwsze pięć minut. Co ułatwiło je w Twoim domu?', 'Stała kolejność pomaga bardziej niż przypominanie: to samo miejsce, ta sama pora, najpierw coś do jedzenia, potem pierwsze zadanie. Niech dziecko wybierze, od którego przedmiotu zacznie. Pracujcie w krótkich blokach z przerwą na ruch i kończcie, gdy blok się kończy, nawet jeśli dobrze idzie.

Od razu mów, co widzisz: „Książka wyjęta, i to bez przypominania”. Pochwała za początek jest warta więcej niż pochwała za ocenę. Jeśli lekcje od tygodni trwają o wiele za długo, porozmawiaj ze szkołą.

Kroki można zapisać w [Planerze](/training-hub/planner). A tutaj prosimy: bez imion i bez nazw szkół.

Jak wygląda pierwsza minuta w Twoim domu?'),
  ('ab3ee175-6eed-7999-e801-deb1969f7c6a', '598bf8cd-11fb-b339-c445-c339c5db3dcc', 'ru', '2026-11-28T07:51:00.000Z', '{parents}', 'Как помочь ребёнку начать делать уроки?', 'Самое трудное в уроках — часто первые пять минут. Что сделало их легче у вас дома?', 'Постоянный порядок помогает больше, чем напоминания: то же место, то же время, сначала перекусить, потом первое задание. Пусть ребёнок сам выберет, с какого предмета начать. Занимайтесь короткими отрезками с перерывом, в котором можно подвигаться, и останавливайтесь в конце отрезка, даже если всё идёт хорошо.

Сразу говорите, что видите: «Учебник уже на столе, и без напоминаний». Похвала за начало ценнее похвалы за оценку. Если уроки неделями занимают слишком много времени, поговорите со школой.

Шаги можно записать в раздел [Планировщик](/training-hub/planner). А здесь, пожалуйста, без имён и без школ.

Как выглядит первая минута у вас дома?'),
  ('7b304752-a4e1-6b28-eaca-83c34431dbfa', '4670f844-bdb1-5020-83f5-159a17239aa6', 'ja', '2026-11-28T07:51:00.000Z', '{parents}', '子どもが宿題を始められるように、どう手伝えばいいですか？', '宿題でいちばん大変なのは、最初の5分かもしれません。ご家庭では、何をして楽になりましたか？', '何度も声をかけるより、決まった流れのほうが助けになります。同じ場所、同じ時間、まず軽く食べてから最初の問題へ。どの教科から始めるかは、お子さんに選んでもらいます。短く区切り、休憩では体を動かし、調子がよくても区切りが来たら終わりにします。

見たことをその場で言葉にしましょう。「自分から本を出したね」。点数よりも、始められたことをほめるほうが力になります。何週間も時間がかかりすぎるなら、学校に相談してください。

手順は[プランナー](/training-hub/planner)に書いておけます。ここでは名前や学校名を書かないようお願いします。

ご家庭の最初の1分は、どんな様子ですか？'),
  ('9c47fa8b-628e-6e6c-aa8e-e2c36772d087', 'a22fff42-c301-257f-64d7-3d8e45e9de75', 'ko', '2026-11-28T07:51:00.000Z', '{parents}', '아이가 숙제를 시작하도록 어떻게 도울 수 있나요?', '숙제에서 가장 어려운 것은 처음 5분일 때가 많아요. 집에서 무엇이 조금 더 쉽게 해 주었나요?', '거듭 재촉하는 것보다 정해진 순서가 더 도움이 돼요. 같은 자리, 같은 시간, 먼저 간식을 먹고 첫 문제로요. 어느 과목부터 할지는 아이가 고르게 해 주세요. 짧게 나누어 하고, 쉬는 시간에는 몸을 움직이고, 잘되고 있어도 정한 시간이 끝나면 멈추세요.

본 것을 바로 말해 주세요. “스스로 책을 꺼냈구나.” 점수보다 시작한 것을 칭찬하는 편이 더 힘이 돼요. 몇 주째 너무 오래 걸린다면 학교와 이야기해 보세요.

순서는 [플래너](/training-hub/planner)에 적어 둘 수 있어요. 여기에는 이름과 학교를 쓰지 말아 주세요.

집에서 첫 1분은 어떤 모습인가요?'),
  ('fda2c727-3790-2e59-e171-d99aa396da72', 'b718462c-23bb-f770-376a-745fc61a436c', 'zh', '2026-11-28T07:51:00.000Z', '{parents}', '怎样帮助孩子开始写作业？', '写作业最难的往往是最初的五分钟。在您家里，什么让它变得容易了一些？', '固定的顺序比反复提醒更有帮助：同一个位置，同一个时间，先吃点东西，再做第一题。让孩子自己选先做哪一科。分成短短的时段，中间休息时活动一下；时段结束就停，即使正做得顺手。

看到什么，马上说出来：“你自己把书拿出来了。”称赞孩子开始了，比称赞分数更有意义。如果几个星期以来作业总是花太长时间，可以和学校谈一谈。

步骤可以写在[任务规划](/training-hub/planner)里。在这里，请不要写出姓名和学校。

在您家里，开头的一分钟是什么样子？'),
  ('0c28ee03-fa5e-1bcb-9778-6aa6622bb958', '1662dd30-8fd2-6853-3c66-3c444b5c616b', 'en', '2026-11-28T07:50:00.000Z', '{teachers}', 'What can a teacher do with 25 students?', 'Some students lose the thread again and again, and there is only one teacher. What is possible in an ordinary lesson?', 'Small things that help one student are often good for all. Give one instruction at a time, short, and leave it standing on the board. Let somebody say it again in their own words. Build movement into the lesson so that nobody has to ask for it: hand out sheets, vote by standing up, work at the window for a while.

Seat those who drift off where you pass by often, and agree on a quiet sign with them. Write down for two weeks what happens when; it helps in a talk with the family.

If your school allows it, you can describe what you notice in a self-check in the [Testing Hub](/testing-hub).

What has worked in your class?'),
  ('ff6b280c-b922-c89f-e468-3e3c56e93efe', '84effb1b-303a-a162-3e14-a31552121032', 'es', '2026-11-28T07:50:00.000Z', '{teachers}', '¿Qué puede hacer un docente con 25 alumnos?', 'Algunos alumnos pierden el hilo una y otra vez, y solo hay un docente. ¿Qué es posible en una clase normal?', 'Las cosas pequeñas que ayudan a un alumno suelen ser buenas para todos. Da una sola instrucción cada vez, corta, y déjala escrita en la pizarra. Pide que alguien la repita con sus palabras. Incluye movimiento en la clase para que nadie tenga que pedirlo: repartir hojas, votar poniéndose de pie, trabajar un rato junto a la ventana.

Sienta a quienes se despistan donde pases a menudo y acordad una señal discreta. Apunta durante dos semanas qué ocurre y cuándo; ayuda al hablar con la familia.

Si tu centro lo permite, puedes describir lo que observas en una prueba del [Espacio de pruebas](/testing-hub).

¿Qué ha funcionado en tu clase?'),
  ('a8ee6986-15d5-8d0c-f0b7-1a77b0754a2c', '455024e1-4b1b-be04-8716-e597b590c44f', 'fr', '2026-11-28T07:50:00.000Z', '{teachers}', 'Que peut faire un enseignant avec 25 élèves ?', 'Certains élèves perdent sans cesse le fil, et il n’y a qu’un enseignant. Qu’est-ce qui est possible dans un cours ordinaire ?', 'Les petites choses qui aident un élève font souvent du bien à tous. Donnez une seule consigne à la fois, courte, et laissez-la au tableau. Demandez à quelqu’un de la redire avec ses mots. Prévoyez du mouvement dans le cours pour que personne n’ait à le demander : distribuer des feuilles, voter en se levant, travailler un moment près de la fenêtre.

Placez ceux qui décrochent là où vous passez souvent, et convenez d’un signe discret. Notez pendant deux semaines ce qui arrive et quand ; cela aide à parler avec la famille.

Si votre école le permet, vous pouvez décrire ce que vous observez dans un test de l’[Espace de tests](/testing-hub).

Qu’est-ce qui a marché dans votre classe ?'),
  ('15f5f080-23b8-4239-aa39-4508c4743986', '8fabf06d-9974-3773-daa1-a3cc98a1485c', 'de', '2026-11-28T07:50:00.000Z', '{teachers}', 'Was kann eine Lehrkraft bei 25 Kindern tun?', 'Manche Kinder verlieren immer wieder den Faden, und es gibt nur eine Lehrkraft. Was geht in einer gewöhnlichen Stunde?', 'Kleine Dinge, die einem Kind helfen, tun oft allen gut. Geben Sie immer nur eine Anweisung, kurz, und lassen Sie sie an der Tafel stehen. Lassen Sie jemanden mit eigenen Worten wiederholen, was zu tun ist. Bauen Sie Bewegung so ein, dass niemand darum bitten muss: Blätter austeilen, durch Aufstehen abstimmen, eine Weile am Fenster arbeiten.

Setzen Sie Kinder, die leicht abschweifen, dorthin, wo Sie oft vorbeikommen, und vereinbaren Sie ein leises Zeichen. Notieren Sie zwei Wochen lang, was wann geschieht; das hilft im Gespräch mit der Familie.

Wenn Ihre Schule es erlaubt, können Sie Ihre Beobachtungen in einem Test im [Testbereich](/testing-hub) beschreiben.

Was hat in Ihrer Klasse geholfen?'),
  ('c61d36cf-ee01-7b43-b840-2ff401e40683', '23a59b4f-2875-6ecd-7002-42d280fdd97e', 'it', '2026-11-28T07:50:00.000Z', '{teachers}', 'Che cosa può fare un insegnante con 25 alunni?', 'Alcuni alunni perdono il filo di continuo, e l’insegnante è uno solo. Che cosa è possibile in una lezione normale?', 'Le piccole cose che aiutano un alunno fanno spesso bene a tutti. Dai una sola consegna alla volta, breve, e lasciala scritta alla lavagna. Chiedi a qualcuno di ripeterla con parole sue. Metti del movimento nella lezione, così nessuno deve chiederlo: distribuire fogli, votare alzandosi, lavorare per un po’ vicino alla finestra.

Fai sedere chi si distrae dove passi spesso, e concordate un segnale discreto. Per due settimane annota che cosa succede e quando; aiuta nel colloquio con la famiglia.

Se la tua scuola lo permette, puoi descrivere ciò che osservi in un test del [Centro dei test](/testing-hub).

Che cosa ha funzionato nella tua classe?'),
  ('4cbec445-d731-f102-fe50-2dcebc94ce44', 'f05f6917-71c8-691c-aaa3-84f3eb7ea799', 'pt', '2026-11-28T07:50:00.000Z', '{teachers}', 'O que um professor pode fazer com 25 alunos?', 'Alguns alunos perdem o fio o tempo todo, e há um só professor. O que é possível em uma aula comum?', 'Coisas pequenas que ajudam um aluno costumam ser boas para todos. Dê uma instrução de cada vez, curta, e deixe-a escrita no quadro. Peça que alguém repita com as próprias palavras. Inclua movimento na aula para que ninguém precise pedir: distribuir folhas, votar ficando de pé, trabalhar um tempo perto da janela.

Coloque quem se distrai onde você passa com frequência e combinem um sinal discreto. Anote por duas semanas o que acontece e quando; isso ajuda na conversa com a família.

Se a sua escola permitir, você pode descrever o que observa em um teste da [Central de testes](/testing-hub).

O que funcionou na sua turma?'),
  ('00513014-e6c6-a382-3d3f-c282e66190b2', 'f4ece753-f46e-39e4-0718-30c3b34e3a51', 'pl', '2026-11-28T07:50:00.000Z', '{teachers}', 'Co może zrobić nauczyciel przy 25 uczniach?', 'Niektórzy uczniowie ciągle gubią wątek, a nauczyciel jest jeden. Co jest możliwe na zwykłej lekcji?', 'Drobne rzeczy, które pomagają jednemu uczniowi, często służą wszystkim. Podawaj jedno polecenie naraz, krótkie, i zostaw je na tablicy. Poproś kogoś, żeby powtórzył je własnymi słowami. Wpleć w lekcję ruch, żeby nikt nie musiał o niego prosić: rozdawanie kartek, głosowanie przez wstanie, praca przez chwilę przy oknie.

Posadź tych, którzy odpływają myślami, tam, gdzie często przechodzisz, i umówcie dyskretny znak. Przez dwa tygodnie zapisuj, co się dzieje i kiedy; to pomaga w rozmowie z rodziną.

Jeśli szkoła na to pozwala, możesz opisać swoje obserwacje w teście w [Centrum testów](/testing-hub).

Co sprawdziło się w Twojej klasie?'),
  ('a91c0635-6bbf-388d-808c-282333f69270', '5da6c84e-0a7e-1699-822d-4a7a31ef492c', 'ru', '2026-11-28T07:50:00.000Z', '{teachers}', 'Что может сделать учитель, когда в классе 25 учеников?', 'Некоторые ученики снова и снова теряют нить, а учитель один. Что возможно на обычном уроке?', 'Мелочи, которые помогают одному ученику, часто полезны всем. Давайте одно указание за раз, короткое, и оставляйте его на доске. Попросите кого-нибудь повторить его своими словами. Впишите в урок движение, чтобы никому не нужно было о нём просить: раздать листы, проголосовать, вставая с места, поработать у окна.

Посадите тех, кто отвлекается, там, где вы часто проходите, и договоритесь о незаметном знаке. Две недели записывайте, что и когда происходит; это поможет в разговоре с семьёй.

Если школа разрешает, вы можете описать свои наблюдения в тесте из раздела [Центр тестов](/testing-hub).

Что сработало в вашем классе?'),
  ('d8683f84-dde3-7dd9-173d-dcc73e440777', '788e3dad-97f1-2ae5-fb57-c952409b207c', 'ja', '2026-11-28T07:50:00.000Z', '{teachers}', '児童・生徒が25人いる教室で、先生には何ができますか？', '何度も話についていけなくなる子がいて、先生は一人です。ふだんの授業で何ができるでしょうか？', '一人の子を助ける小さな工夫は、たいていみんなの役に立ちます。指示は一度に一つ、短く伝え、黒板に残しておきます。誰かに自分の言葉で言い直してもらいます。頼まなくても動けるように、授業に動きを入れます。プリントを配る、立って意見を示す、しばらく窓辺で作業するなどです。

気がそれやすい子の席は、先生がよく通る所にして、そっと伝える合図を決めておきます。2週間、いつ何が起きたかを書き留めると、家庭との話し合いに役立ちます。

学校の許可があれば、[テストハブ](/testing-hub)のテストで、気づいたことを答えられます。

あなたのクラスでは、何がうまくいきましたか？'),
  ('1497d3e6-7fd5-98cf-7f0b-f9a00228a4db', 'e2beb635-b478-92e9-f48e-b8388eac2671', 'ko', '2026-11-28T07:50:00.000Z', '{teachers}', '학생 25명과 함께하는 교사는 무엇을 할 수 있나요?', '자꾸 흐름을 놓치는 학생이 있는데 교사는 한 명이에요. 평범한 수업에서 무엇이 가능할까요?', '한 학생에게 도움이 되는 작은 일은 대개 모두에게 좋아요. 지시는 한 번에 하나씩 짧게 하고, 칠판에 남겨 두세요. 누군가 자기 말로 다시 말해 보게 하세요. 부탁하지 않아도 움직일 수 있게 수업에 움직임을 넣어요. 종이 나눠 주기, 일어서서 의견 나타내기, 잠시 창가에서 하기 같은 것이요.

주의가 흩어지기 쉬운 학생은 자주 지나는 자리에 앉히고, 조용한 신호를 정해 두세요. 2주 동안 언제 무슨 일이 있었는지 적으면 가족과 이야기할 때 도움이 돼요.

학교가 허락하면 [테스트 센터](/testing-hub)의 테스트에서 관찰한 것을 답할 수 있어요.

교실에서 무엇이 통했나요?'),
  ('c47cfdcb-a8c0-755a-66cd-2644b26acc6e', '3a06b537-a8a8-f327-bbfc-874ee036ff88', 'zh', '2026-11-28T07:50:00.000Z', '{teachers}', '面对 25 个学生，老师可以做些什么？', '有些学生一再跟不上，而老师只有一位。在一节普通的课上，可以做些什么？', '对一个学生有帮助的小办法，往往对大家都好。一次只给一个指令，简短，并留在黑板上。请一位学生用自己的话再说一遍。把活动安排进课堂，让谁都不必开口要求：分发练习纸，用站立来表决，到窗边做一会儿。

让容易走神的学生坐在您常经过的地方，和他们约好一个不显眼的信号。连续两周记下什么时候发生了什么，和家长谈话时会有帮助。

如果学校允许，您可以在[测试中心](/testing-hub)的一个测试里描述您观察到的情况。

在您的班上，什么办法有用？'),
  ('8a127d1b-e49f-c131-c5eb-8b92fc2b506e', '2ee14fb2-d6c3-3aee-a271-96982ab714a0', 'en', '2026-11-28T07:49:00.000Z', '{habits}', 'Do habit streaks help or hurt?', 'A row of ticked days can carry you along, or weigh on you. How is it for you?', 'Both can be true. A row of days shows that something is becoming a habit, and that can feel good. But if the row is all that counts, one missed day can feel like the end, and people stop.

Missed days are part of it. A habit grows with repeating in the same situation, and a single gap does not put you back to the start. So plan for it: decide now what the smallest version is for a bad day, and on which day you begin again. If counting weighs on you, count weeks, or do not count.

In the [Training Hub](/training-hub) you can practice on the days that suit you.

What helps you to begin again after a gap?'),
  ('4b58510c-23e3-a8d7-3b5a-68fcb0683781', 'd0f8bfaa-14b7-4cfb-29ab-7ea56da5ad1e', 'es', '2026-11-28T07:49:00.000Z', '{habits}', '¿Las rachas de hábitos ayudan o perjudican?', 'Una fila de días marcados puede sostenerte o pesarte. ¿Cómo lo vives tú?', 'Las dos cosas pueden ser ciertas. Una fila de días muestra que algo se va volviendo hábito, y eso puede sentar bien. Pero si solo cuenta la fila, un día perdido puede parecer el final, y la gente lo deja.

Los días perdidos forman parte del camino. Un hábito crece al repetirlo en la misma situación, y un solo hueco no te devuelve al principio. Así que prevelo: decide ahora cuál es la versión más pequeña para un mal día y qué día vuelves a empezar. Si contar te pesa, cuenta semanas o no cuentes.

En el [Espacio de entrenamiento](/training-hub) puedes practicar los días que te vengan bien.

¿Qué te ayuda a volver después de un hueco?'),
  ('b0b481f2-f374-5216-54aa-fca5c6a8cf2e', '992260bd-dc08-0327-f0ff-a8ce8d5c0add', 'fr', '2026-11-28T07:49:00.000Z', '{habits}', 'Les séries de jours aident-elles une habitude, ou lui nuisent-elles ?', 'Une suite de jours cochés peut porter ou peser. Qu’en est-il pour vous ?', 'Les deux peuvent être vrais. Une suite de jours montre que quelque chose devient une habitude, et cela peut faire plaisir. Mais si la suite seule compte, un jour manqué peut ressembler à la fin, et l’on abandonne.

Les jours manqués en font partie. Une habitude grandit quand on la répète dans la même situation, et un seul trou ne vous ramène pas au départ. Prévoyez-le donc : décidez maintenant de la plus petite version pour un mauvais jour, et du jour où vous reprendrez. Si compter vous pèse, comptez les semaines, ou ne comptez pas.

Dans l’[Espace d’entraînement](/training-hub), vous vous exercez les jours qui vous conviennent.

Qu’est-ce qui vous aide à reprendre après une pause ?'),
  ('268600dd-386a-ff6f-b790-6659c768c491', 'c2d4f789-cbb2-471d-deab-713c3fe7b238', 'de', '2026-11-28T07:49:00.000Z', '{habits}', 'Helfen Serien bei Gewohnheiten, oder schaden sie?', 'Eine Reihe abgehakter Tage kann tragen oder drücken. Wie ist das bei Ihnen?', 'Beides kann stimmen. Eine Reihe von Tagen zeigt, dass etwas zur Gewohnheit wird, und das kann guttun. Wenn aber nur noch die Reihe zählt, fühlt sich ein ausgelassener Tag wie das Ende an, und man lässt es ganz.

Ausgelassene Tage gehören dazu. Eine Gewohnheit wächst durch Wiederholen in derselben Situation, und eine einzelne Lücke wirft Sie nicht an den Anfang zurück. Planen Sie sie also ein: Legen Sie jetzt fest, was an einem schlechten Tag die kleinste Form ist und wann Sie wieder anfangen. Wenn das Zählen drückt, zählen Sie Wochen oder gar nicht.

Im [Trainingsbereich](/training-hub) üben Sie an den Tagen, die Ihnen passen.

Was hilft Ihnen, nach einer Lücke wieder anzufangen?'),
  ('90aa7ae8-f74d-c712-7a6b-8cdcbff3d4f6', '9a888253-eb33-3430-5586-b431d1d6287e', 'it', '2026-11-28T07:49:00.000Z', '{habits}', 'Le serie di giorni aiutano un’abitudine o la danneggiano?', 'Una fila di giorni spuntati può sostenere o pesare. Com’è per te?', 'Possono essere vere entrambe le cose. Una fila di giorni mostra che qualcosa sta diventando un’abitudine, e può far piacere. Ma se conta solo la fila, un giorno saltato può sembrare la fine, e si smette.

I giorni saltati ne fanno parte. Un’abitudine cresce ripetendola nella stessa situazione, e un solo vuoto non ti riporta all’inizio. Quindi mettilo in conto: decidi adesso qual è la versione più piccola per un giorno no, e in quale giorno riprendi. Se contare ti pesa, conta le settimane, oppure non contare.

Nel [Centro di allenamento](/training-hub) puoi esercitarti nei giorni che ti vanno bene.

Che cosa ti aiuta a riprendere dopo una pausa?'),
  ('60be2f67-1cae-0c45-c336-7b4f26e56783', 'd32c7302-875b-7311-62cb-9addba124658', 'pt', '2026-11-28T07:49:00.000Z', '{habits}', 'Sequências de dias ajudam ou atrapalham um hábito?', 'Uma fila de dias marcados pode sustentar ou pesar. Como é para você?', 'As duas coisas podem ser verdade. Uma fila de dias mostra que algo está virando hábito, e isso pode ser bom. Mas, se só a fila conta, um dia perdido pode parecer o fim, e a pessoa desiste.

Dias perdidos fazem parte. Um hábito cresce quando é repetido na mesma situação, e uma única falha não leva você de volta ao começo. Então conte com isso: decida agora qual é a menor versão para um dia ruim e em que dia recomeça. Se contar pesa, conte semanas ou não conte.

Na [Central de treinamento](/training-hub) você pratica nos dias que combinam com você.

O que ajuda você a recomeçar depois de uma pausa?'),
  ('af49cd72-29a1-5452-4f69-40efc0c84434', '5ca098f0-b393-250e-147d-25fccc6dbed9', 'pl', '2026-11-28T07:49:00.000Z', '{habits}', 'Czy serie dni pomagają nawykom, czy szkodzą?', 'Rząd odhaczonych dni może nieść albo ciążyć. Jak to jest u Ciebie?', 'Jedno i drugie może być prawdą. Rząd dni pokazuje, że coś staje się nawykiem, i to może cieszyć. Ale jeśli liczy się tylko rząd, jeden opuszczony dzień może wyglądać jak koniec, i wtedy się rezygnuje.

Opuszczone dni są częścią drogi. Nawyk rośnie przez powtarzanie w tej samej sytuacji, a pojedyncza przerwa nie cofa Cię na początek. Weź ją więc pod uwagę: ustal już teraz najmniejszą wersję na zły dzień i dzień, w którym zaczniesz znowu. Jeśli liczenie ciąży, licz tygodnie albo nie licz wcale.

W [Centrum treningu](/training-hub) ćwiczysz w dni, które Ci pasują.

Co pomaga Ci zacząć znowu po przerwie?'),
  ('b0da6bed-b10e-77ff-5400-5111014ab1da', 'a74c85ba-3ff0-6203-c6c0-e936af9aa9cc', 'ru', '2026-11-28T07:49:00.000Z', '{habits}', 'Серии дней помогают привычке или мешают?', 'Ряд отмеченных дней может поддерживать, а может давить. Как это у вас?', 'Верно может быть и то и другое. Ряд дней показывает, что дело становится привычкой, и это бывает приятно. Но если важен только сам ряд, один пропущенный день кажется концом, и люди бросают.

Пропущенные дни — часть пути. Привычка растёт от повторения в одной и той же обстановке, и один пропуск не возвращает вас к началу. Поэтому учтите его заранее: решите уже сейчас, каким будет самый маленький вариант на плохой день и в какой день вы начнёте снова. Если счёт давит, считайте недели или не считайте совсем.

В разделе [Центр тренировок](/training-hub) можно заниматься в те дни, которые вам подходят.

Что помогает вам начать снова после перерыва?'),
  ('52cb3542-8bd8-ade4-23f2-1b02c69ef18d', '45da1112-9fff-04ec-fb53-c353bbf66b69', 'ja', '2026-11-28T07:49:00.000Z', '{habits}', '連続記録は習慣の助けになりますか？それとも負担ですか？', '印のついた日が並ぶと、励みになることも、重荷になることもあります。あなたの場合はどうですか？', 'どちらもありえます。並んだ日は、習慣になりつつあることを示してくれて、うれしいものです。でも記録だけが大事になると、1日抜けただけで終わったように感じ、やめてしまう人もいます。

抜ける日も習慣の一部です。習慣は、同じ場面で繰り返すうちに育ちます。1回抜けても、最初に戻るわけではありません。あらかじめ決めておきましょう。調子の悪い日のいちばん小さな形と、また始める日です。数えるのが負担なら、週で数えるか、数えないでおきます。

[トレーニングハブ](/training-hub)では、自分に合う日に練習できます。

間が空いたあと、また始めるのに何が役立ちますか？'),
  ('df017ebc-372d-728c-6743-a124bed7e6c9', 'b7efb052-422e-2a76-ac70-49d1b06217c3', 'ko', '2026-11-28T07:49:00.000Z', '{habits}', '연속 기록은 습관에 도움이 되나요, 해가 되나요?', '줄지어 표시된 날들이 힘이 되기도 하고 짐이 되기도 해요. 어떤 편인가요?', '둘 다 맞을 수 있어요. 이어진 날들은 습관이 되어 간다는 것을 보여 주고, 그래서 기분이 좋기도 해요. 하지만 기록만 중요해지면 하루를 놓쳤을 때 끝난 것처럼 느껴져 그만두기도 해요.

놓친 날도 과정의 일부예요. 습관은 같은 상황에서 되풀이하며 자라고, 한 번 빠졌다고 처음으로 돌아가지는 않아요. 그러니 미리 정해 두세요. 힘든 날의 가장 작은 방식은 무엇인지, 어느 날 다시 시작할지요. 세는 것이 부담스러우면 주 단위로 세거나 세지 마세요.

[훈련 센터](/training-hub)에서는 나에게 맞는 날에 연습할 수 있어요.

쉬었다가 다시 시작할 때 무엇이 도움이 되나요?'),
  ('b8f3f8c5-e98f-f809-2569-c9902415f744', '548dc389-bf13-a08d-95d8-970ce0f2a8e2', 'zh', '2026-11-28T07:49:00.000Z', '{habits}', '连续打卡对习惯有帮助，还是有害？', '一排打了勾的日子，可以让人坚持，也可能成为压力。您的感受怎样？', '两种说法都可能对。连续的日子说明一件事正在变成习惯，这会让人高兴。可如果只看重连续，漏掉一天就会像是结束，有些人便就此放弃。

漏掉几天是过程的一部分。习惯在同样的情境中反复，才慢慢长成；偶尔断一次，并不会让您回到起点。所以不妨提前想好：状态差的日子，最小的做法是什么，哪一天重新开始。如果计数让您有压力，可以按周来算，也可以不算。

在[训练中心](/training-hub)，您可以在适合自己的日子练习。

中断以后，什么能帮您重新开始？'),
  ('1d816592-c106-116b-5bff-5358ef3a8f0a', '4b4481eb-9544-ed75-687e-9df9f6cf722a', 'en', '2026-11-28T07:48:00.000Z', '{professional-help}', 'What should I take to my first appointment?', 'An appointment is short, and under pressure much is forgotten. What was good to have with you?', 'Take notes that somebody can read in two minutes. What do you notice, since when, and where: at work, at home, with others? Add two or three examples from ordinary days; they say more than ''often''. Write down how you sleep, what you take, and what has helped so far.

Put your questions at the top, the most important one first. Somebody you trust may come along and take notes. Old school reports can be useful, too.

From your [Test History](/test-history) you can save a report as a PDF. It is a screening result, not a diagnosis, and it is a good start for a talk.

What did you wish you had taken with you?'),
  ('7f2a0c4c-357f-57ec-8b4d-12fb7fdf0213', '708f29a7-cd43-475e-0b42-47cafe55f658', 'es', '2026-11-28T07:48:00.000Z', '{professional-help}', '¿Qué debería llevar a mi primera cita?', 'Una cita es corta y con los nervios se olvidan muchas cosas. ¿Qué te vino bien llevar?', 'Lleva notas que se puedan leer en dos minutos. ¿Qué notas, desde cuándo y dónde: en el trabajo, en casa, con otras personas? Añade dos o tres ejemplos de días normales; dicen más que «a menudo». Apunta cómo duermes, qué tomas y qué te ha ayudado hasta ahora.

Pon tus preguntas arriba, la más importante primero. Alguien de confianza puede acompañarte y tomar notas. También pueden servir los boletines escolares antiguos.

Desde el [Historial de pruebas](/test-history) puedes guardar un informe en PDF. Es un resultado de cribado, no un diagnóstico, y un buen comienzo para hablar.

¿Qué te habría gustado llevar?'),
  ('3b5645b5-b369-c2ab-7514-7fb873f6131f', 'f58ff96d-a1ac-5e75-518d-5d7708687e9b', 'fr', '2026-11-28T07:48:00.000Z', '{professional-help}', 'Que dois-je apporter à mon premier rendez-vous ?', 'Un rendez-vous est court, et l’on oublie beaucoup sous pression. Qu’était-il bon d’avoir avec vous ?', 'Apportez des notes qui se lisent en deux minutes. Que remarquez-vous, depuis quand, et où : au travail, à la maison, avec les autres ? Ajoutez deux ou trois exemples de jours ordinaires ; ils en disent plus que « souvent ». Notez comment vous dormez, ce que vous prenez et ce qui a aidé jusqu’ici.

Mettez vos questions en haut, la plus importante d’abord. Une personne de confiance peut vous accompagner et prendre des notes. D’anciens bulletins scolaires peuvent aussi servir.

Depuis l’[Historique des tests](/test-history), vous pouvez enregistrer un rapport en PDF. C’est un résultat de dépistage, pas un diagnostic, et un bon début pour en parler.

Qu’auriez-vous aimé avoir avec vous ?'),
  ('56678936-cfe7-2ba7-68ae-fa6449daf4de', '01b5b2c9-2833-aa7c-d5ee-278b07970431', 'de', '2026-11-28T07:48:00.000Z', '{professional-help}', 'Was nehme ich zu meinem ersten Termin mit?', 'Ein Termin ist kurz, und unter Druck vergisst man viel. Was war gut dabeizuhaben?', 'Nehmen Sie Notizen mit, die man in zwei Minuten lesen kann. Was fällt Ihnen auf, seit wann, und wo: bei der Arbeit, zu Hause, mit anderen? Dazu zwei oder drei Beispiele aus gewöhnlichen Tagen; sie sagen mehr als „oft“. Schreiben Sie auf, wie Sie schlafen, was Sie einnehmen und was bisher geholfen hat.

Setzen Sie Ihre Fragen nach oben, die wichtigste zuerst. Jemand, dem Sie vertrauen, kann mitkommen und mitschreiben. Auch alte Schulzeugnisse können nützlich sein.

Aus dem [Testverlauf](/test-history) können Sie einen Bericht als PDF sichern. Er ist ein Screening-Ergebnis, keine Diagnose, und ein guter Einstieg ins Gespräch.

Was hätten Sie gern dabeigehabt?'),
  ('aa969c4f-c315-d587-fe54-6612138641f6', '25900758-1f6e-a984-4bc7-c5aa2e2946e1', 'it', '2026-11-28T07:48:00.000Z', '{professional-help}', 'Che cosa devo portare al mio primo appuntamento?', 'Un appuntamento è breve, e sotto pressione si dimenticano molte cose. Che cosa è stato utile avere con te?', 'Porta appunti che si leggano in due minuti. Che cosa noti, da quando, e dove: al lavoro, a casa, con gli altri? Aggiungi due o tre esempi di giorni normali; dicono più di «spesso». Scrivi come dormi, che cosa prendi e che cosa ha aiutato finora.

Metti le domande in alto, la più importante per prima. Una persona di cui ti fidi può accompagnarti e prendere appunti. Possono servire anche vecchie pagelle.

Dallo [Storico dei test](/test-history) puoi salvare un rapporto in PDF. È un risultato di screening, non una diagnosi, ed è un buon inizio per parlarne.

Che cosa avresti voluto avere con te?'),
  ('683e9e06-9911-3847-14d9-d2d648a5d1b1', 'bd7c18f8-01ee-8150-1114-ce619b603e4e', 'pt', '2026-11-28T07:48:00.000Z', '{professional-help}', 'O que devo levar à minha primeira consulta?', 'Uma consulta é curta, e sob pressão se esquece muita coisa. O que foi bom ter com você?', 'Leve anotações que se leiam em dois minutos. O que você percebe, desde quando e onde: no trabalho, em casa, com outras pessoas? Acrescente dois ou três exemplos de dias comuns; eles dizem mais do que “muitas vezes”. Escreva como dorme, o que toma e o que ajudou até agora.

Ponha suas perguntas no alto, a mais importante primeiro. Alguém de confiança pode ir junto e tomar notas. Boletins antigos também podem ser úteis.

No [Histórico de testes](/test-history) você pode salvar um relatório em PDF. É um resultado de triagem, não um diagnóstico, e um bom começo de conversa.

O que você gostaria de ter levado?'),
  ('70c34701-a2b4-9215-0825-f104b443c1ca', 'd7b46954-3349-b950-50f0-2f2624280172', 'pl', '2026-11-28T07:48:00.000Z', '{professional-help}', 'Co zabrać na pierwszą wizytę?', 'Wizyta jest krótka, a pod presją wiele się zapomina. Co dobrze było mieć ze sobą?', 'Zabierz notatki, które można przeczytać w dwie minuty. Co zauważasz, od kiedy i gdzie: w pracy, w domu, wśród ludzi? Dodaj dwa lub trzy przykłady ze zwykłych dni; mówią więcej niż „często”. Zapisz, jak śpisz, co przyjmujesz i co dotąd pomagało.

Pytania umieść na górze, najważniejsze jako pierwsze. Ktoś zaufany może pójść z Tobą i notować. Przydać się mogą także dawne świadectwa szkolne.

Z [Historii testów](/test-history) możesz zapisać raport jako PDF. To wynik badania przesiewowego, nie diagnoza, i dobry początek rozmowy.

Czego zabrakło Ci podczas takiej wizyty?'),
  ('bd5f0bda-b34c-2362-eb57-9edd4c401299', 'd05be332-c770-156d-0d04-edbbdba11318', 'ru', '2026-11-28T07:48:00.000Z', '{professional-help}', 'Что взять с собой на первый приём?', 'Приём короткий, а от волнения многое забывается. Что хорошо было иметь при себе?', 'Возьмите заметки, которые можно прочитать за две минуты. Что вы замечаете, с какого времени и где: на работе, дома, с людьми? Добавьте два-три примера из обычных дней; они скажут больше, чем слово «часто». Запишите, как вы спите, что принимаете и что до сих пор помогало.

Вопросы поставьте в начало, самый важный первым. Человек, которому вы доверяете, может пойти с вами и записывать. Пригодиться могут и старые школьные табели.

Из раздела [История тестов](/test-history) можно сохранить отчёт в PDF. Это результат скрининга, а не диагноз, и хорошее начало для разговора.

Что вам хотелось бы иметь тогда с собой?'),
  ('e6a14743-700d-a72a-74f9-6791f96c9c54', 'c9bcbfac-67b2-9db4-52ec-6e3904142b29', 'ja', '2026-11-28T07:48:00.000Z', '{professional-help}', '初めての受診には、何を持っていけばいいですか？', '診察の時間は短く、緊張すると多くのことを忘れてしまいます。何を持っていってよかったですか？', '2分で読めるメモを用意しましょう。何が気になるのか、いつからか、どこでか。仕事、家、人といるときなどです。ふだんの出来事の例を二つか三つ添えると、「よくある」と言うより伝わります。睡眠の様子、飲んでいるもの、これまでに役立ったことも書いておきます。

質問はいちばん上に、大切なものから並べます。信頼できる人に同席してもらい、書き留めてもらうのもよいでしょう。昔の通知表が役立つこともあります。

[テスト履歴](/test-history)からレポートをPDFで保存できます。診断ではなくスクリーニングの結果で、話の始まりに使えます。

あのとき持っていけばよかったと思うものは何ですか？'),
  ('a51664b0-7459-b287-3831-976122df9e62', 'e1b4f29a-b5c8-98fa-4046-1d1f1b67d29a', 'ko', '2026-11-28T07:48:00.000Z', '{professional-help}', '첫 진료에 무엇을 가져가면 좋을까요?', '진료 시간은 짧고, 긴장하면 많은 것을 잊게 돼요. 무엇을 가져가길 잘했나요?', '2분이면 읽을 수 있는 메모를 준비하세요. 무엇이 느껴지는지, 언제부터인지, 어디에서인지요. 직장, 집, 사람들과 있을 때처럼요. 평범한 날의 예를 두세 가지 더하면 ‘자주’라는 말보다 많은 것을 알려 줘요. 잠은 어떤지, 무엇을 먹고 있는지, 지금까지 무엇이 도움이 됐는지도 적으세요.

질문은 맨 위에, 가장 중요한 것부터 적어요. 믿는 사람이 함께 가서 받아 적어도 좋아요. 예전 생활기록부도 쓸모가 있을 수 있어요.

[테스트 기록](/test-history)에서 보고서를 PDF로 저장할 수 있어요. 진단이 아니라 선별 결과이고, 이야기를 시작하기에 좋아요.

무엇을 가져갔더라면 좋았을까요?'),
  ('e38c1161-7a2d-2d35-0ddc-6214ea21c12c', 'f03ae970-751f-e955-a363-3d72df83631e', 'zh', '2026-11-28T07:48:00.000Z', '{professional-help}', '第一次就诊，我应该带些什么？', '就诊的时间很短，一紧张就会忘掉很多。带上什么让您觉得有用？', '带上两分钟就能读完的笔记。您注意到什么，从什么时候开始，在哪里出现：工作中、家里，还是和别人在一起时？再加上两三个平常日子里的例子，它们比“经常”更能说明情况。写下睡眠怎样，在服用什么，到现在为止什么有帮助。

把问题写在最上面，最重要的放在第一个。可以请您信任的人陪同并做记录。以前的学校成绩单也可能有用。

在[测试记录](/test-history)里，您可以把报告保存为 PDF。它是筛查结果，不是诊断，适合用来开始谈话。

您当时希望自己带了什么？'),
  ('29f7f0ac-55ea-b2d5-911d-b5f9c40edf14', 'c9d80ac9-871e-682c-0b75-b9bba622bfd9', 'en', '2026-11-28T07:47:00.000Z', '{rooms}', 'How do study rooms work?', 'Working side by side, each on their own task: what happens in a study room, and who is it for?', 'A study room is a shared clock. Everybody works on their own task, and all see the same timer: a stretch of work, a break, then the next round. When you come in, you can say in one line what you are working on. Nobody checks whether you did it.

The chat is open in the breaks and closed while people work, so that it does not pull anybody away. One person hosts: they start, pause and end the clock. If they leave, somebody else takes over, and the timer keeps running.

If you would rather work alone, a [Focus Burst](/training-hub/focus-burst/intro) is the same clock for one.

What would you like to work on beside others?'),
  ('8f9b6f55-f40d-5ecd-db3a-5c17a8ad6b5b', '5da9b515-d6a7-26e0-fd28-72b6eb9cce1a', 'es', '2026-11-28T07:47:00.000Z', '{rooms}', '¿Cómo funcionan las salas de estudio?', 'Trabajar lado a lado, cada quien con su tarea: ¿qué pasa en una sala de estudio y para quién es?', 'Una sala de estudio es un reloj compartido. Cada persona trabaja en su propia tarea y todas ven el mismo tiempo: un rato de trabajo, un descanso y la siguiente ronda. Al entrar puedes decir en una línea en qué vas a trabajar. Nadie comprueba si lo hiciste.

El chat está abierto en los descansos y cerrado mientras se trabaja, para que no distraiga a nadie. Una persona dirige la sala: pone en marcha, pausa y termina el reloj. Si se va, otra toma el relevo y el tiempo sigue.

Si prefieres trabajar a solas, un [Bloque de enfoque](/training-hub/focus-burst/intro) es el mismo reloj para una persona.

¿En qué te gustaría trabajar junto a otros?'),
  ('06d93de6-19fa-f48a-ee6e-7392a0febf0b', '36a073d0-1fc4-b4c0-cef3-884c1cbd1ddf', 'fr', '2026-11-28T07:47:00.000Z', '{rooms}', 'Comment fonctionnent les salles d’étude ?', 'Travailler côte à côte, chacun à sa tâche : que se passe-t-il dans une salle d’étude, et pour qui est-elle faite ?', 'Une salle d’étude est une horloge partagée. Chacun travaille à sa propre tâche et tous voient le même temps : un moment de travail, une pause, puis le tour suivant. En entrant, vous pouvez dire en une ligne à quoi vous travaillez. Personne ne vérifie si vous l’avez fait.

La discussion est ouverte pendant les pauses et fermée pendant le travail, pour ne distraire personne. Une personne anime la salle : elle lance, suspend et arrête l’horloge. Si elle part, quelqu’un d’autre prend le relais et le temps continue.

Si vous préférez travailler seul, une [Séance de concentration](/training-hub/focus-burst/intro) est la même horloge pour une personne.

À quoi aimeriez-vous travailler à côté d’autres personnes ?'),
  ('6b9424a8-0c28-afec-7272-82065fcf847f', 'd7de0a32-e43e-6af2-68e3-f01f0a822b39', 'de', '2026-11-28T07:47:00.000Z', '{rooms}', 'Wie funktionieren die Lernräume?', 'Nebeneinander arbeiten, jeder an der eigenen Aufgabe: Was geschieht in einem Lernraum, und für wen ist er gedacht?', 'Ein Lernraum ist eine gemeinsame Uhr. Alle arbeiten an ihrer eigenen Aufgabe und sehen dieselbe Zeit: eine Strecke Arbeit, eine Pause, dann die nächste Runde. Wenn Sie hereinkommen, können Sie in einer Zeile sagen, woran Sie arbeiten. Niemand prüft, ob Sie es geschafft haben.

Der Chat ist in den Pausen offen und während der Arbeit geschlossen, damit er niemanden herausreißt. Eine Person leitet den Raum: Sie startet, unterbricht und beendet die Uhr. Geht sie, übernimmt jemand anderes, und die Zeit läuft weiter.

Wenn Sie lieber allein arbeiten, ist ein [Fokusblock](/training-hub/focus-burst/intro) dieselbe Uhr für eine Person.

Woran würden Sie gern neben anderen arbeiten?'),
  ('b37d7e6b-77ca-3c90-9b28-3f2dbc4d2cec', '2c33ed44-85ea-3ae4-748b-45de29710a88', 'it', '2026-11-28T07:47:00.000Z', '{rooms}', 'Come funzionano le sale studio?', 'Lavorare fianco a fianco, ognuno al proprio compito: che cosa succede in una sala studio, e per chi è pensata?', 'Una sala studio è un orologio condiviso. Ognuno lavora al proprio compito e tutti vedono lo stesso tempo: un tratto di lavoro, una pausa, poi il giro successivo. Quando entri puoi dire in una riga a che cosa lavori. Nessuno controlla se l’hai fatto.

La chat è aperta nelle pause e chiusa durante il lavoro, così non distrae nessuno. Una persona conduce la sala: avvia, mette in pausa e ferma l’orologio. Se se ne va, subentra qualcun altro e il tempo continua.

Se preferisci lavorare per conto tuo, una [Sessione di concentrazione](/training-hub/focus-burst/intro) è lo stesso orologio per una persona.

A che cosa ti piacerebbe lavorare accanto ad altri?'),
  ('414b8a44-a33c-8248-fe73-55893cd3b886', 'b8ff6d0a-a9fc-efe8-357b-50d1cdee61ae', 'pt', '2026-11-28T07:47:00.000Z', '{rooms}', 'Como funcionam as salas de estudo?', 'Trabalhar lado a lado, cada um na sua tarefa: o que acontece em uma sala de estudo, e para quem ela é?', 'Uma sala de estudo é um relógio compartilhado. Cada pessoa trabalha na própria tarefa e todas veem o mesmo tempo: um período de trabalho, uma pausa, depois a próxima rodada. Ao entrar, você pode dizer em uma linha em que vai trabalhar. Ninguém confere se você fez.

O chat fica aberto nas pausas e fechado durante o trabalho, para não distrair ninguém. Uma pessoa conduz a sala: inicia, pausa e encerra o relógio. Se ela sair, outra assume e o tempo continua.

Se você prefere trabalhar só, uma [Sessão de foco](/training-hub/focus-burst/intro) é o mesmo relógio para uma pessoa.

Em que você gostaria de trabalhar ao lado de outras pessoas?'),
  ('67479216-5232-8a53-794a-0883a60cfc93', '2a8bc1a7-9701-a60d-429f-d51375401a4b', 'pl', '2026-11-28T07:47:00.000Z', '{rooms}', 'Jak działają pokoje nauki?', 'Praca obok siebie, każdy nad swoim zadaniem: co dzieje się w pokoju nauki i dla kogo on jest?', 'Pokój nauki to wspólny zegar. Każdy pracuje nad własnym zadaniem i wszyscy widzą ten sam czas: odcinek pracy, przerwa, potem następna runda. Wchodząc, możesz w jednym zdaniu powiedzieć, nad czym pracujesz. Nikt nie sprawdza, czy się udało.

Czat jest otwarty w przerwach i zamknięty podczas pracy, żeby nikogo nie odrywał. Jedna osoba prowadzi pokój: uruchamia, wstrzymuje i kończy zegar. Gdy wyjdzie, przejmuje go ktoś inny, a czas biegnie dalej.

Jeśli wolisz pracować samodzielnie, [Sesja skupienia](/training-hub/focus-burst/intro) to ten sam zegar dla jednej osoby.

Nad czym chcesz popracować obok innych?'),
  ('9c2ebf6e-b781-9aac-a0a7-576490601624', '494f4a12-0e40-39a5-893d-200e8067a1a8', 'ru', '2026-11-28T07:47:00.000Z', '{rooms}', 'Как устроены комнаты для занятий?', 'Работать рядом, каждый над своим делом: что происходит в комнате для занятий и для кого она?', 'Комната для занятий — это общие часы. Каждый работает над своим делом, и все видят одно и то же время: отрезок работы, перерыв, затем следующий круг. Войдя, можно в одной строке сказать, над чем вы работаете. Никто не проверяет, получилось ли.

Чат открыт в перерывах и закрыт во время работы, чтобы никого не отвлекать. Один человек ведёт комнату: запускает часы, ставит на паузу и заканчивает. Если он уходит, его сменяет кто-то другой, а время идёт дальше.

Если вам лучше работается в одиночестве, [Сеанс сосредоточенности](/training-hub/focus-burst/intro) — те же часы для одного.

Над чем вам хотелось бы поработать рядом с другими?'),
  ('bea76b62-c2dd-c4bf-e0a5-08d96cf56c82', '4f5de446-7d1d-d586-1f8b-df4c301f53d5', 'ja', '2026-11-28T07:47:00.000Z', '{rooms}', '自習室はどんなしくみですか？', 'それぞれが自分の作業をしながら、隣り合って過ごします。自習室では何をして、どんな人に向いているのでしょうか？', '自習室は、みんなで使う一つの時計です。それぞれが自分の作業をし、全員が同じ時間を見ます。作業、休憩、そして次の回。入るときに、何に取り組むかを1行で伝えられます。できたかどうかを確かめる人はいません。

チャットは休憩中に開き、作業中は閉じているので、気を取られることがありません。ホストが一人いて、時計を始め、止め、終わらせます。ホストが出ても別の人が引き継ぎ、時間はそのまま進みます。

一人で作業したいときは、[集中タイム](/training-hub/focus-burst/intro)が一人用の同じ時計になります。

ほかの人の隣で、何に取り組んでみたいですか？'),
  ('36dd36bd-d4d5-0252-2b8d-df8fe4ec233f', '201aeeb9-3074-dde2-a4d2-41cdcf864105', 'ko', '2026-11-28T07:47:00.000Z', '{rooms}', '스터디룸은 어떻게 운영되나요?', '저마다 자기 일을 하며 나란히 있어요. 스터디룸에서는 무슨 일이 있고, 어떤 사람에게 맞을까요?', '스터디룸은 함께 보는 시계예요. 저마다 자기 일을 하면서 모두 같은 시간을 봐요. 집중 시간, 쉬는 시간, 그리고 다음 차례. 들어올 때 무엇을 하는지 한 줄로 적을 수 있어요. 해냈는지 확인하는 사람은 없어요.

채팅은 쉬는 시간에 열리고 집중 시간에는 닫혀서 아무도 방해받지 않아요. 방을 이끄는 사람이 시계를 시작하고, 멈추고, 끝내요. 그 사람이 나가면 다른 사람이 이어받고 시간은 계속 흘러요.

혼자 하고 싶다면 [집중 타임](/training-hub/focus-burst/intro)이 한 사람을 위한 같은 시계예요.

다른 사람 곁에서 무엇을 해 보고 싶은가요?'),
  ('1c8e7795-4885-7e7d-1140-9955c13343b7', 'afe27a29-cf51-2351-65c0-fcf49c47092f', 'zh', '2026-11-28T07:47:00.000Z', '{rooms}', '自习室是怎样运作的？', '大家并排坐着，各做各的事：自习室里会发生什么，适合什么样的人？', '自习室就是一个共用的时钟。每个人做自己的事，大家看到同样的时间：一段工作，一次休息，再到下一轮。进来的时候，您可以用一行字说明自己在做什么。没有人检查您是否做完。

聊天在休息时开放，工作时关闭，免得让人分心。有一个人主持：开始、暂停和结束时钟。主持人离开时，会由别人接手，时间照常走下去。

如果您更愿意独自做事，[专注时段](/training-hub/focus-burst/intro)就是给一个人用的同样的时钟。

您想和别人并排做什么事？'),
  ('0898b5a0-30c3-f775-fec7-8edbe7d0e9fb', 'b89ffe36-669e-995e-d197-69cd2398be2f', 'en', '2026-11-28T07:46:00.000Z', '{accessibility}', 'Which settings make reading easier for you?', 'Letters, spacing, colors, motion: small settings can make a page calmer. Which ones have you kept?', 'It is worth trying one setting at a time, and reading a whole page with it. More space between lines and letters often makes long texts calmer. Another font can help; some people read better with one made for reading difficulties, others find it strange. Less motion is pleasant for everybody who is easily pulled away, and a dark page can be easier on the eyes in the evening, though not for everyone.

You find all of this under [Reading and focus](/neuro-settings): fonts, spacing, colors and motion. The page changes at once, and nothing is lost when you go back.

Keep what you stop noticing; that is usually the right one.

Which settings have you kept?'),
  ('50777007-c80c-9fe4-c9c3-dd56fb2d644f', '3e324f12-e6a6-464a-d163-ace9b2c8aac9', 'es', '2026-11-28T07:46:00.000Z', '{accessibility}', '¿Qué ajustes te facilitan la lectura?', 'Letra, espacios, colores, movimiento: unos pocos ajustes pueden hacer más tranquila una página. ¿Cuáles has conservado?', 'Merece la pena cambiar un solo ajuste cada vez y leer con él una página entera. Más espacio entre líneas y letras suele hacer más tranquilos los textos largos. Otra letra puede ayudar; hay quien lee mejor con una pensada para dificultades de lectura, y a otros les resulta extraña. Menos movimiento va bien a quien se distrae con facilidad, y una página oscura puede ser más cómoda por la noche, aunque no para todos.

Lo encuentras todo en [Lectura y enfoque](/neuro-settings). La página cambia al momento y nada se pierde si vuelves atrás.

Quédate con lo que dejes de notar; suele ser lo adecuado.

¿Qué ajustes has conservado?'),
  ('e4cb6a98-8e7d-e8f0-236b-06050cef5d60', '50151860-3257-2e23-b52b-eba52a0a9f15', 'fr', '2026-11-28T07:46:00.000Z', '{accessibility}', 'Quels réglages vous facilitent la lecture ?', 'Police, espacement, couleurs, mouvement : de petits réglages peuvent rendre une page plus calme. Lesquels avez-vous gardés ?', 'Essayez un seul réglage à la fois, et lisez une page entière avec lui. Plus d’espace entre les lignes et les lettres rend souvent les longs textes plus calmes. Une autre police peut aider ; certains lisent mieux avec une police pensée pour les difficultés de lecture, d’autres la trouvent étrange. Moins de mouvement convient à qui se laisse facilement distraire, et une page sombre peut être plus agréable le soir, mais pas pour tout le monde.

Tout cela se trouve sous [Lecture et concentration](/neuro-settings). La page change aussitôt, et rien n’est perdu si vous revenez en arrière.

Gardez ce que vous cessez de remarquer ; c’est en général le bon choix.

Quels réglages avez-vous gardés ?'),
  ('5af8dacc-0421-93ba-905a-e64b4fb7eab3', '542742b5-51fd-e57e-5f96-942de407e1d1', 'de', '2026-11-28T07:46:00.000Z', '{accessibility}', 'Welche Einstellungen erleichtern Ihnen das Lesen?', 'Schrift, Abstände, Farben, Bewegung: Kleine Einstellungen können eine Seite ruhiger machen. Welche haben Sie behalten?', 'Es lohnt sich, immer nur eine Einstellung zu ändern und damit eine ganze Seite zu lesen. Mehr Abstand zwischen Zeilen und Buchstaben macht lange Texte oft ruhiger. Eine andere Schrift kann helfen; manche lesen besser mit einer, die für Leseschwierigkeiten gemacht ist, anderen kommt sie fremd vor. Weniger Bewegung tut allen gut, die leicht abgelenkt sind. Eine dunkle Seite kann abends angenehmer sein, aber nicht für alle.

Sie finden das alles unter [Lesen und Fokus](/neuro-settings). Die Seite ändert sich sofort, und beim Zurückstellen geht nichts verloren.

Behalten Sie, was Ihnen bald nicht mehr auffällt; das ist meist das Richtige.

Welche Einstellungen haben Sie behalten?'),
  ('0419910b-b46e-0b63-9278-00a0ed605883', '8ed11709-dedd-64f7-df67-18667feb3f0e', 'it', '2026-11-28T07:46:00.000Z', '{accessibility}', 'Quali impostazioni ti facilitano la lettura?', 'Caratteri, spaziatura, colori, movimento: piccole impostazioni possono rendere più calma una pagina. Quali hai tenuto?', 'Conviene provare un’impostazione alla volta e leggere con quella una pagina intera. Più spazio fra righe e lettere rende spesso più calmi i testi lunghi. Un altro carattere può aiutare; alcuni leggono meglio con uno pensato per le difficoltà di lettura, altri lo trovano strano. Meno movimento è piacevole per chi si distrae facilmente, e una pagina scura la sera può essere più comoda, ma non per tutti.

Trovi tutto in [Lettura e concentrazione](/neuro-settings). La pagina cambia subito, e non si perde nulla se torni indietro.

Tieni ciò che smetti di notare; di solito è quello giusto.

Quali impostazioni hai tenuto?'),
  ('39664c2d-80a6-2c22-1f3f-94330110ceeb', '01fc203c-908f-ec46-0a71-3f810a443b17', 'pt', '2026-11-28T07:46:00.000Z', '{accessibility}', 'Que ajustes facilitam a leitura para você?', 'Letra, espaçamento, cores, movimento: pequenos ajustes podem deixar uma página mais calma. Quais você manteve?', 'Vale a pena testar um ajuste de cada vez e ler com ele uma página inteira. Mais espaço entre linhas e letras costuma deixar textos longos mais calmos. Outra letra pode ajudar; algumas pessoas leem melhor com uma feita para dificuldades de leitura, outras a acham estranha. Menos movimento é agradável para quem se distrai com facilidade, e uma página escura pode ser mais confortável à noite, mas não para todos.

Tudo isso está em [Leitura e foco](/neuro-settings). A página muda na hora, e nada se perde se você voltar atrás.

Fique com o que você deixa de notar; em geral é o certo.

Que ajustes você manteve?'),
  ('96a8307e-ca13-aaf0-c5a1-34f17543d2b5', '93e35be9-6b90-9ced-abf6-389726647c1c', 'pl', '2026-11-28T07:46:00.000Z', '{accessibility}', 'Jakie ustawienia ułatwiają Ci czytanie?', 'Litery, odstępy, kolory, ruch: drobne ustawienia mogą uspokoić stronę. Które u Ciebie zostały?', 'Warto zmieniać jedno ustawienie naraz i przeczytać z nim całą stronę. Większy odstęp między wierszami i literami często uspokaja długie teksty. Inny krój pisma może pomóc; niektórzy czytają lepiej takim, który powstał z myślą o trudnościach w czytaniu, innym wydaje się obcy. Mniej ruchu służy tym, których łatwo coś rozprasza, a ciemna strona bywa wieczorem przyjemniejsza, choć nie dla wszystkich.

Wszystko to znajdziesz w [Czytanie i skupienie](/neuro-settings). Strona zmienia się od razu i nic nie ginie, gdy wrócisz do poprzedniego.

Zostaw to, czego przestajesz zauważać; zwykle to dobry wybór.

Które ustawienia u Ciebie zostały?'),
  ('0cf66ce7-921f-8905-7ffd-891e65c59cd5', 'bbaac4fb-2056-7416-c6d3-a96a40eb4453', 'ru', '2026-11-28T07:46:00.000Z', '{accessibility}', 'Какие настройки облегчают вам чтение?', 'Шрифт, расстояния, цвета, движение: небольшие настройки могут сделать страницу спокойнее. Какие вы оставили?', 'Стоит менять одну настройку за раз и читать с ней целую страницу. Больше места между строками и буквами часто делает длинные тексты спокойнее. Другой шрифт может помочь; кому-то легче читать шрифтом, созданным для людей с трудностями чтения, кому-то он кажется странным. Меньше движения приятно тем, кого легко отвлечь, а тёмная страница вечером может быть удобнее, хотя и не всем.

Всё это находится в разделе [Чтение и сосредоточенность](/neuro-settings). Страница меняется сразу, и ничего не теряется, если вернуть всё назад.

Оставьте то, что вы перестали замечать; обычно это и есть подходящее.

Какие настройки оставили вы?'),
  ('42624904-7961-c464-4ad7-9ffa10bf1166', 'c85d7764-a505-a547-95ae-230056307806', 'ja', '2026-11-28T07:46:00.000Z', '{accessibility}', 'どんな設定にすると読みやすくなりますか？', '文字、間隔、色、動き。小さな設定でページが落ち着いて見えることがあります。どの設定を使い続けていますか？', '一度に一つだけ変えて、1ページを通して読んでみるのがおすすめです。行や文字の間隔を広げると、長い文章が落ち着いて見えることがよくあります。書体を変えると楽になる人もいます。読むことの困難に配慮した書体が合う人もいれば、なじまない人もいます。動きを減らすと、気が散りやすい人には心地よいでしょう。夜は暗い画面のほうが楽なこともありますが、誰にでも合うわけではありません。

これらは[読みやすさと集中](/neuro-settings)で変えられます。すぐに反映され、元に戻しても何も失われません。

あなたはどの設定を使い続けていますか？'),
  ('580843ac-0950-2333-f730-9b6556ea8a9d', '0c9de196-5b49-4f34-54b6-aea4014406dd', 'ko', '2026-11-28T07:46:00.000Z', '{accessibility}', '어떤 설정이 글을 더 편하게 읽게 해 주나요?', '글자, 간격, 색, 움직임. 작은 설정이 페이지를 더 차분하게 만들 수 있어요. 어떤 설정을 그대로 두었나요?', '한 번에 설정 하나만 바꾸고 한 페이지를 끝까지 읽어 보세요. 줄과 글자 사이를 넓히면 긴 글이 차분해 보일 때가 많아요. 글꼴을 바꾸는 것도 도움이 될 수 있어요. 읽기 어려움을 생각해 만든 글꼴이 맞는 사람도 있고, 낯설어하는 사람도 있어요. 주의가 쉽게 흩어진다면 움직임을 줄이는 편이 편안해요. 저녁에는 어두운 화면이 편할 수 있지만 누구에게나 그런 것은 아니에요.

모두 [읽기와 집중](/neuro-settings)에 있어요. 바로 바뀌고, 되돌려도 잃는 것이 없어요.

어떤 설정을 그대로 두었나요?'),
  ('02e0e496-d333-ef9d-4307-471334f389b9', '3d190932-756f-306f-9f29-c90e9af56f88', 'zh', '2026-11-28T07:46:00.000Z', '{accessibility}', '哪些设置让您读起来更轻松？', '字体、间距、颜色、动画：小小的设置就能让页面更平静。您保留了哪些？', '每次只改一个设置，然后读完一整页，这样最清楚。加大行距和字距，常常能让长文章显得平静。换一种字体也可能有帮助；有些人用为阅读困难设计的字体读得更好，有些人会觉得别扭。容易分心的人，减少动画会舒服一些。晚上，深色页面可能让眼睛更轻松，但并不适合所有人。

这些都在[阅读与专注](/neuro-settings)里。页面会立刻改变，改回去也不会丢失什么。

留下您渐渐不再注意到的设置，那通常就是合适的。

您保留了哪些设置？')
) as s (topic, answer, lang, at, slugs, title, body, said);

-- Counted and indexed here, once: row by row it would hold up the first start.
alter table public.topics disable trigger user;
alter table public.topic_tags disable trigger user;
alter table public.answers disable trigger user;

insert into public.topics
  (id, title, body, lang, created_at, last_activity_at, state, is_seed, answer_count, answerers, hot, search)
select s.topic, s.title, s.body, s.lang, s.at, s.at, 'open', true, 1, 1, private.hot_of(s.at, 0, 1, false),
  private.search_words(s.lang, s.title, 'A')
    || private.search_words(s.lang, (
      select string_agg((g.names ->> s.lang) || ' ' || g.slug, ' ' order by g.slug)
      from public.tags g where g.slug = any (s.slugs)), 'B')
    || private.search_words(s.lang, s.body, 'C')
    || private.search_words(s.lang, left(s.said, 2000), 'D')
from starters s
on conflict (id) do nothing;

insert into public.topic_tags (topic_id, tag_id)
select s.topic, g.id from starters s join public.tags g on g.slug = any (s.slugs)
on conflict (topic_id, tag_id) do nothing;

insert into public.answers (id, topic_id, body, lang, created_at, state, is_seed, search)
select s.answer, s.topic, s.said, s.lang, s.at, 'visible', true, private.search_words(s.lang, left(s.said, 2000), 'D')
from starters s
on conflict (id) do nothing;

alter table public.topics enable trigger user;
alter table public.topic_tags enable trigger user;
alter table public.answers enable trigger user;

-- Where they stood already with other words of ours.
update public.topics t set title = s.title, body = s.body
from starters s
where t.id = s.topic and t.edited_at is null and (t.title, t.body) is distinct from (s.title, s.body);
update public.answers a set body = s.said
from starters s
where a.id = s.answer and a.edited_at is null and a.body is distinct from s.said;
drop table starters;
