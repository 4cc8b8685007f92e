import { stemsOf } from '../products/recipe.ts'
import type { SeedArticle } from '../../../store/seed/seed-data.ts'

/** How to send flowers well. */
export const ETIQUETTE_ARTICLES: readonly SeedArticle[] = [
  {
    slug: 'what-to-write-on-the-card',
    title: 'What to write on the card',
    lead: 'Three hundred letters are plenty. Twenty-three suggestions, from birthdays to bereavement, and the two words to leave out.',
    author: 'Hester Vane',
    topic: 'etiquette',
    publishedOn: '2025-06-10',
    scene: 'desk',
    stems: stemsOf('4 white ranunculus, 4 pink spray-rose, 3 green eucalyptus'),
    imageAlt: 'A card that is being written, with a pen, envelopes and a few flowers in a glass',
    collectionSlug: 'cards',
    body: `We write several hundred cards a week, by hand, exactly as you type them. After a few years of that, one forms opinions. The best ones are short, name something particular and sound like the person who sent them. The worst begin with a rhyme.

## How to start

Say the thing you would say at the door. If you are stuck, answer one of these questions in one sentence: *Why today? What do I remember? What do I wish for them?* Then sign it with the name they call you by. That is the whole method.

Do not use a word you never use. If you have not said *felicitations* aloud this year, it should not be on the card.

## Birthdays

- Happy birthday. Another year of putting up with us.
- To the person who remembers everybody else's.
- Forty looks better on you than it did on me.
- These are instead of cake. The cake is also coming.

## Thank you

- For the soup, the lift and not asking.
- You made a bad week into a funny story. Thank you.
- We could not have moved house without you, or the van.

[[products: thank-you-flowers]]

## Love

- I would ask you again.
- Still you.
- For no reason, which is the best one.
- Come home early.

## New baby

- Welcome, small person. Well done, all three of you.
- For the mother, since everybody else brings things for the baby.
- No need to answer this. Sleep.

## Get well

- The office is dull and nobody makes proper tea.
- Doctor's orders are yours. These are mine: rest.
- Not grapes.

## Sorry

- You were right. I was loud.
- I am sorry. No *but*.

The two words to leave out are *if* and *but*. *Sorry if you were upset* is not an apology, and flowers make it worse. If you cannot say it without one of them, wait a day.

## Sympathy

This is where people freeze, and where a plain sentence matters most. Do not explain, do not look on the bright side, and do not say that you know how they feel. Name the person who has died. It is the thing the family most wants to see written down.

- We are so sorry. We loved Margaret too.
- Thinking of you all, and of Jack's terrible jokes.
- There are no words, so here are flowers, and we will ring on Sunday.
- With love, and with you.

Then do ring on Sunday.

[[products: sympathy-flowers]]

## To somebody you hardly know

*With thanks, and best wishes from all of us at number twelve.* Formality is kind when you are not close. Put your surname, as there may be several Sarahs.

## Not signing it

If you leave the name off, we will not tell, however nicely they ask. Consider first whether they will enjoy wondering. A mystery is lovely for somebody cheerful and unpleasant for somebody who lives alone.

## Practical matters

You have three hundred letters, about fifty words. Line breaks are kept. Emoji cannot be written with a fountain pen, so we describe them, which is seldom what was meant. We do not correct your spelling unless you ask us to, because once we corrected *Kathryne*.

The card never has the price on it, and neither does the delivery note.

## If nothing comes

Write: *I saw these and thought of you.* It has never failed, it is nearly always true, and it is better than anything that rhymes with *day*.`,
  },
  {
    slug: 'sending-flowers-for-sympathy',
    title: 'Sending flowers when somebody has died',
    lead: 'What to send, where, and when. With notes on customs that differ, and on what to do when the notice says no flowers.',
    author: 'Tom Ashdown',
    topic: 'etiquette',
    publishedOn: '2025-10-14',
    scene: 'doorstep',
    stems: stemsOf('5 white rose, 4 white lisianthus, 4 green eucalyptus'),
    imageAlt: 'White roses and lisianthus left by a front door',
    collectionSlug: 'sympathy-flowers',
    body: `Flowers cannot do much. What they can do is arrive when you cannot, and stand in the room for a week saying that somebody thought of them. That turns out to be worth a good deal. Here is how to do it without adding to anybody's worries.

## To the house or to the funeral?

They are two different things.

**To the house** you send something to live with: a hand-tied bouquet in water, or in its own vase, since a bereaved family runs out of vases on the second day. Send it as soon as you hear. Or wait two or three weeks, when the first flowers have been thrown away and the house has gone quiet. Very few people do, and it is remembered.

**To the funeral** go formal pieces: sprays, wreaths, letters. The family usually arranges the main one. If you would like to send another, ask the funeral director when they need it; flowers should be there by the evening before, or early on the day, and never delivered to a church without a word to somebody.

## What to choose

White and green are always right. So are soft colours: cream, blush, lilac. Bright ones are not disrespectful, and if the person who died wore orange shoes, send orange. Many notices now ask for colour outright.

Avoid anything that needs work. A plant can be a comfort, or one more thing to keep alive. Avoid strong scent in a small house; a big bunch of lilies in a closed room is a lot to walk in on. And lilies, however traditional, must not go where there is a cat.

[[products: sympathy-flowers]]

## No flowers, by request

Respect it. *Family flowers only* means just that for the service. Give to the charity that is named, and write. You may still send something small to the house a few weeks later, with a card that says you are thinking of them. That is not funeral flowers; that is friendship.

## Customs that differ

If you are not sure, ask a member of the family who is a little further from the centre, or the funeral director, who has been asked before.

- **Jewish** families generally do not have flowers at a funeral or in the week of *shiva*. Food is welcome, and should be kosher.
- **Muslim** custom varies. Many prefer simplicity and a gift to charity. Ask first.
- **Hindu** funerals have garlands, arranged by the family; guests do not usually bring any.
- **Sikh** families may welcome them. Ask.
- **Buddhist** families commonly do. White is for mourning, and red is best avoided.
- **Chinese** families use white and yellow, chrysanthemums above all. No red, and nothing in red paper.
- **Italian, French, Polish, Spanish** and other families may connect chrysanthemums with cemeteries. Here they are fitting, and for a birthday they are not.
- **Eastern European** custom asks for an even number of stems at a funeral, and an odd one on all other days.

## The card

Name the person. *We are so sorry about Margaret* is better than any verse. Say one thing you remember, if you have it. Sign with your full names, because the family may go through fifty cards in an evening with nobody to ask. We have written more about this in *What to write on the card*.

## Practical matters

Give the recipient's telephone number and allow us to leave the flowers with a neighbour: people are often out, seeing to things. Say in the note that it is for a bereavement. The driver will then not ring twice or ask for a photograph on the step, and the florist will leave out the ribbon that says hooray.

For children, something small of their own is a kindness. A sunflower in a jar will do.

## And then

Put the date in your diary for next year. A few flowers on the first anniversary, when nobody else has thought of it, is the best thing on this page.`,
  },
  {
    slug: 'flowers-for-dinner-hosts-and-hospital-wards',
    title: 'Flowers for hosts, hospitals and offices',
    lead: 'When to send, when to bring and when not to: the small rules that make flowers a pleasure rather than a chore.',
    author: 'Priya Raman',
    topic: 'etiquette',
    publishedOn: '2026-03-17',
    scene: 'bicycle',
    stems: stemsOf('4 coral gerbera, 4 yellow ranunculus, 3 pink alstroemeria'),
    imageAlt: 'A courier’s bicycle with bright flowers in its basket',
    collectionSlug: 'thank-you-flowers',
    body: `A bunch of flowers, handed over at eight o'clock to a person with a hot pan in each hand, is a problem. The same bunch at three in the afternoon is a joy. Nearly all the etiquette of flowers is about not making work for somebody, and it fits on a page.

## Coming to dinner

Send them beforehand, on the day, so that they are in a vase by the time you ring the bell. Or send them the day after, with a note, when the kitchen is a ruin and nobody expects anything.

If you do bring them, bring them so that nothing has to be done: tied, with the ends in a water bubble, ready to stand on the table as they are. Or in a jar. What you should not do is watch your host look for scissors while the sauce catches.

Do not match the table. You do not know what is on it.

## Staying for a weekend

Afterwards, always. A hand-tied bouquet or a plant within three or four days, with a card that mentions something other than the weather. It is the one occasion on which slightly too much is right.

[[products: thank-you-flowers]]

## Hospital

Ask the ward first. Many do not take flowers: intensive care never, and a good many surgical, cancer and maternity wards will not either, because of pollen, water and lack of space. Patients also move, sometimes twice in a day, and flowers chase them through the building.

Our advice is to send them home, for the day they get back. A house where somebody has been absent for a week is a bleak place to return to. If it must be the hospital, and the ward agrees: small, low, unscented, in its own container, no lilies. And put the surname and the ward on the card in capital letters.

## New babies

Not on the first day. The house is full of people and there is nowhere to put anything. A week later, when the visitors have stopped, flowers for the mother are a fine thing. Letterbox flowers are better still, as nobody has to come to the door.

## The office

Flowers on a desk are seen by everybody, so mind what they say. Bright and cheerful for a birthday or a leaving do. For a new love, send them home: not every colleague needs to know. Deliver in the morning rather than at ten to five, and choose something that can be carried on a bus.

To a whole team, send something that sits in the middle: a vase arrangement, which needs neither scissors nor anyone to be in charge.

## Teachers, doctors and carers

Modest is kinder. Many have rules about gifts, and a bouquet that costs more than a takeaway can put them in a spot. A small bunch, a plant, a card that says what they did. They keep the card.

## Men

Yes. Most have never been sent any, and about half will tell you it is their first time. Strong colours, clear shapes, nothing with a bow.

## Thanking for them

A message on the day, with a photograph if you like. The sender has been wondering since noon whether they came. If they arrived crushed or late, tell the shop and not the sender: that is our job to put right, and we shall.

## When not to send

Not to settle an argument that is still going on. Not on somebody's first day as your employee. Not twice in a week to a person who has not replied. And not in place of turning up, if turning up is what was wanted.

For everything else there is hardly a wrong moment. In ten years of delivering them we have met a great many surprised people, and very few who were sorry.`,
  },
]
