/** What a rule of writing found in a question, and the words the rules look for. */

export interface BankFinding {
  readonly id: string;
  readonly rule: BankRule;
  readonly detail: string;
}

export type BankRule =
  | 'record'
  | 'count'
  | 'id'
  | 'stem'
  | 'question_mark'
  | 'spacing'
  | 'length'
  | 'grade'
  | 'mean_grade'
  | 'one_idea'
  | 'degree_word'
  | 'idiom'
  | 'brand'
  | 'culture_bound'
  | 'diagnostic'
  | 'topic'
  | 'trait_label'
  | 'cause'
  | 'praise'
  | 'role'
  | 'gender'
  | 'negation'
  | 'back_reference'
  | 'work_or_study'
  | 'refused_fragment'
  | 'duplicate'
  | 'swapped_word'
  | 'same_verb_object';

/**
 * Words and phrases a question must not hold, by rule. Phrases match whole words in lower case without
 * punctuation; a * at the end of a word matches any ending. Only the text after the opening is searched.
 */
export const refusedPhrases: Readonly<Partial<Record<BankRule, readonly string[]>>> = {
  degree_word: phrases(`
    always, never, often, constantly, usually, very, extremely, rarely, seldom, sometimes, frequently,
    regularly, occasionally, continually, continuously, repeatedly, normally, really, totally, terribly,
    highly, hardly ever, all the time, most of the time, every time, time and time, a lot, at times,
    from time to time
  `),
  // idioms that do not translate, and slang
  idiom: phrases(`
    drop the ball, zone out, zoning out, on the fly, space out, spaced out, tune out, drift off,
    lose your cool, blow up, snap at, fly off, out of the blue, on edge, in the zone, loose ends,
    back burner, ball rolling, cut corners, cutting corners, jump the gun, bite off, on a whim,
    spread thin, spread yourself, spur of the moment, train of thought, in one ear, up in the air,
    snowball*, through the cracks, slip your mind, slips your mind, burn out, burned out, fed up,
    hold your tongue, carried away, kill time, rabbit hole, lose your mind, go with the flow, wing it,
    on top of things, head in the clouds, last straw, hit the, beat around, off guard,
    under the weather, heat of the moment, on the tip of, in a heartbeat, behind the wheel, at the wheel,
    keep an eye, lose sight, call it a day, bend over backwards, get cold feet, sleep on it, on autopilot,
    by the skin, jump to conclusions, take the plunge, put your foot, lose steam, run out of steam, gonna,
    wanna, kinda, stuff, chill, hang out, freak out, binge*, doomscroll*, guys, crash out, mess up,
    screw up, goof*, bummed, psyched, blow off, blew off, ditch, bail, no big deal
  `),
  brand: phrases(`
    google*, facebook, instagram, tiktok, youtube, netflix, amazon, iphone*, ipad*, android, whatsapp,
    twitter, zoom, uber, spotify, gmail, starbucks, ikea, walmart, alexa, siri, snapchat, reddit,
    linkedin, wikipedia, photoshop, post-it*, tupperware, ebay, paypal, telegram, discord, powerpoint,
    kindle, xbox, playstation, lego, airbnb, kleenex, velcro
  `),
  culture_bound: phrases(`
    tax, taxes, prom, yard, lawn, thanksgiving, christmas, halloween, easter, super bowl, baseball,
    football, dmv, credit score, mall, garage, zip code, mile, miles, dollar*, freeway, drive-through,
    drive-thru, basement, social security, potluck, homecoming, high school, cents, sorority, fraternity,
    porch, backyard, sunday roast, happy hour, tip jar, inch, inches, pounds
  `),
  diagnostic: phrases(`
    adhd, disorder*, symptom*, deficit*, hyperactiv*, impaired, impairment*, dementia, depress*, anxiety,
    autis*, ocd, bipolar, diagnos*, disease*, illness*, insomnia, panic attack*, trauma*, alzheimer*,
    memory loss, therapy, medication*, mental health, inattenti*, impulsiv*, hyperfocus*, dysfunction*,
    executive function*, neuro*
  `),
  topic: phrases(`
    suicid*, self-harm, hurt yourself, harm yourself, kill*, die, dying, dead, death, funeral, abus*,
    rape*, sex*, alcohol*, beer, wine, drunk, drug, drugs, smok*, cigarette*, vape, vaping,
    weight, overweight, diet, diets, calorie*, fat, religio*, church, mosque, temple, pray, prayer*, god,
    vote, voting, election*, politic*, crime*, criminal*, steal, stolen, theft, police, arrest*, jail,
    prison, gun, guns, weapon*, gambl*, bet, bets, violen*, threaten*, lottery, casino
  `),
  trait_label: phrases(`
    lazy, laziness, messy person, kind of person, type of person, sort of person, clumsy, careless*,
    stupid*, dumb, foolish*, scatterbrain*, absent-minded*, forgetful*, irresponsib*, immature,
    unreliable, procrastinat*, perfectionis*, disorganiz*, reckless*, selfish*, slob, hothead*,
    hot-headed, weak-willed, undisciplined, incompetent, distractible, fidgety, daydreamer, chatterbox,
    loser, sloppy, airhead, flaky
  `),
  cause: phrases(`
    your brain, your personality, your nature, your genes, your character, your condition,
    brain chemistry
  `),
  praise: phrases(`
    enjoy*, proud*, succeed*, find it easy, with ease, manage to, gladly, do well, praised for
  `),
  gender: phrases(`
    he, she, him, her, his, hers, himself, herself, man, men, woman, women, boy*, girl*, husband*, wife,
    wives, mother*, father*, mom, moms, dad, dads, son, sons, daughter*, brother*, sister*, lady, ladies,
    guy, sir, madam, uncle, uncles, aunt*, mailman, salesman, waitress, housewife, manpower, grandmother*,
    grandfather*, gentlem*
  `),
  back_reference: phrases(`
    also, again, these, such, as well, likewise, similarly, as mentioned, same way, the above,
    previous question, earlier question, another example
  `),
  // fragments of published questionnaires, and the form they would take in a question to 'you'
  refused_fragment: phrases(`
    driven by a motor, wrapping up the final, fail* to give close attention,
    fails to give close attention, does not seem to listen, spoken to directly, blurt*, blurts out,
    leaves seat, leave seat, leave your seat, on the go, fidget or squirm, talk excessively,
    careless mistakes, careless mistake, difficulty sustaining, easily distracted by extraneous,
    waiting your turn, wait your turn, loses temper, lose temper, lose your temper, forgetful in daily,
    put off until the last minute, needlessly delay, wrap up the final, squirm*, speak* to you directly,
    overly active, restless or, noise around you, boring or repetitive, boring or difficult,
    keeping your attention, talk too much, talking too much, finish* the sentences, interrupt others when,
    getting things in order, sustain* attention, remembering appointments,
    trouble concentrating, difficulty concentrating, difficulty unwinding, act without thinking,
    acting without thinking, say things without thinking, until the last minute
  `),
};

/** Roles and things an adult may not have. Refused in banks where adults answer about themselves. */
export const assumedRoles: readonly string[] = phrases(`
  your boss, your manager, your supervisor, your employer, your employees, your team, your staff,
  coworker*, co-worker*, colleague*, your partner, spouse*, girlfriend*, boyfriend*, fiance*, your child,
  your children, your kid, your kids, kids, grandchild*, your baby, your car, your job, your roommate*,
  your pet, your dog, your cat, your garden, your class, your classes, your teacher*, your professor*,
  your degree, your office, your client*, your customer*, your homework, your parents, drive, driving,
  while you drive, parking, the car, a car, gas station, steering wheel, your house, classmate*, siblings,
  your family
`);

export const negations: ReadonlySet<string> = new Set(
  phrases(`
    no, not, none, nothing, nobody, nowhere, neither, nor, never, without, cannot, dont, doesnt, didnt, isnt, arent,
    wasnt, werent, cant, couldnt, wont, wouldnt, shouldnt, havent, hasnt, hadnt, unable
  `),
);

/** After 'this' these point to the calendar, not to another question. */
export const timesAfterThis: ReadonlySet<string> = new Set(['morning', 'evening', 'week', 'month', 'year']);

function phrases(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim());
}
