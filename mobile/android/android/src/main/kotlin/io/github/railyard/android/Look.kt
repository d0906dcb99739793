package io.github.railyard.android

import android.content.Context
import android.content.res.Configuration

/** Colours and sizes, by the names of the service's own pages (`contract/design.json`). */
public class Look internal constructor(internal val values: IntArray) {
    /** Colours are as Android has them: `0xff16191d`. */
    @JvmOverloads
    public constructor(
        ink: Int,
        softInk: Int,
        paper: Int,
        line: Int,
        bad: Int,
        focus: Int,
        radiusDp: Int = RADIUS_DP,
        textSp: Int = TEXT_SP,
    ) : this(intArrayOf(ink, softInk, paper, line, bad, focus, radiusDp, textSp))

    public val ink: Int get() = values[0]
    public val softInk: Int get() = values[1]
    public val paper: Int get() = values[2]
    public val line: Int get() = values[3]
    public val bad: Int get() = values[4]
    public val focus: Int get() = values[5]
    public val radiusDp: Int get() = values[6]
    public val textSp: Int get() = values[7]

    public companion object {
        private const val RADIUS_DP = 10
        private const val TEXT_SP = 16

        /** That of the service's pages, light or dark as the device is. */
        @JvmStatic
        public fun of(context: Context): Look {
            val night = context.resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK
            return if (night == Configuration.UI_MODE_NIGHT_YES) DARK else LIGHT
        }

        private val LIGHT = Look(
            ink = 0xff16191d.toInt(),
            softInk = 0xff5a626b.toInt(),
            paper = 0xffffffff.toInt(),
            line = 0xff8a9099.toInt(),
            bad = 0xffb3261e.toInt(),
            focus = 0xff1d4ed8.toInt(),
        )
        private val DARK = Look(
            ink = 0xfff2f4f6.toInt(),
            softInk = 0xffaab2bb.toInt(),
            paper = 0xff1a1d21.toInt(),
            line = 0xff7d858e.toInt(),
            bad = 0xffff9d94.toInt(),
            focus = 0xff8ab4ff.toInt(),
        )
    }
}
